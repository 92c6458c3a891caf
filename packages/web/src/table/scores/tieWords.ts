// What decided between players with equal points, in words.

import { decidedBy, incomeLevel, ranking, rulesOf, type Seat, type State } from '@ironbridge/engine'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { money, plain, signed } from '../../words/index.ts'

/** One sentence for every two neighbours of the ranking with equal points. */
export function tieWords(i18n: I18n, state: State, names: readonly string[]): string[] {
  const seats = ranking(state).flat()
  return seats.slice(1).flatMap((seat, place) => {
    const ahead = seats[place] ?? seat
    const by = decidedBy(state, ahead, seat)
    return by === 'vp' ? [] : [tieSentence(i18n, state, names, ahead, seat, by)]
  })
}

function tieSentence(
  i18n: I18n,
  state: State,
  names: readonly string[],
  ahead: Seat,
  behind: Seat,
  by: Exclude<ReturnType<typeof decidedBy>, 'vp'>,
): string {
  const [one, other] = [names[ahead] ?? '', names[behind] ?? '']
  const [more, less] = [state.players[ahead], state.players[behind]]
  const vp = plain(more?.vp ?? 0)
  const equal = `${vp} – ${vp}`
  if (by === null)
    return i18n._(msg`${equal}: ${one} and ${other} share the place, income and money are equal too.`)
  if (by === 'turnOrder') return i18n._(msg`${equal}: ${one} is ahead of ${other} in the turn order.`)
  if (by === 'money') {
    const [high, low] = [money(more?.money ?? 0), money(less?.money ?? 0)]
    return i18n._(msg`${equal}: ${one} is ahead of ${other} by money, ${high} to ${low}.`)
  }
  const rules = rulesOf(state)
  const [space, otherSpace] = [more?.incomeSpace ?? 0, less?.incomeSpace ?? 0]
  const [level, otherLevel] = [incomeLevel(rules, space), incomeLevel(rules, otherSpace)]
  const [high, low] = [signed(level), signed(otherLevel)]
  // Within a level, the marker's space decides.
  return level === otherLevel
    ? i18n._(msg`${equal}: ${one} is ahead of ${other} by income, space ${space} to ${otherSpace}.`)
    : i18n._(msg`${equal}: ${one} is ahead of ${other} by income, ${high} to ${low}.`)
}
