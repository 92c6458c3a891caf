// What a training run says on standard error while it works.

import { fitText, type Narrator } from '@ironbridge/lab'
import { progress } from './progress.ts'

const MILLISECONDS_BETWEEN_LOOKS = 100

export function narrator(label: string): Narrator {
  const say = (text: string): void => void process.stderr.write(`${label}${text}\n`)
  let seconds = 0
  return {
    beginGames(games) {
      const started = performance.now()
      const bar = progress(label, games)
      let done = 0
      const timer = setInterval(() => void bar.goOn(done), MILLISECONDS_BETWEEN_LOOKS)
      return {
        hear: () => void done++,
        end() {
          clearInterval(timer)
          bar.end()
          seconds = (performance.now() - started) / 1000
        },
      }
    },
    tellGames({ games, vp, winners }, seats, now) {
      const rate = now === 0 ? 'all kept from before' : `${now} new, ${(now / seconds).toFixed(1)} a second`
      const means = `mean ${(vp / games / seats).toFixed(1)} VP, winner ${(winners / games).toFixed(1)} VP`
      say(`: ${games} games (${rate}), ${means}`)
    },
    hearEpoch(era, news) {
      if ('epoch' in news) say(`, ${era}: epoch ${news.epoch}, off by ${news.heldOut.toFixed(2)} VP`)
    },
    tellFit: (era, fit) => say(`, ${era}: ${fitText(fit)}`),
  }
}
