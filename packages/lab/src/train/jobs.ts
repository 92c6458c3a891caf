// What the threads of a training run do: play a chunk of games into a file, or fit one net to such files.

import { inputsOf, pack } from '@ironbridge/bots/training'
import { ruleset, type Setup } from '@ironbridge/engine'
import { seedFrom } from '@ironbridge/players'
import { writeWhole } from '../files.ts'
import { type Fit, fit } from './fit.ts'
import { type LessonPart, lessonsOf } from './lessons.ts'
import { type PackedByEra, unpacked } from './nets.ts'
import { type Returns, targetsOf } from './returns.ts'
import { readSamples } from './sampleFiles.ts'
import { recorder, toBytes } from './samples.ts'
import { type SelfPlayTerms, selfPlay } from './selfPlay.ts'

export interface PlayJob extends SelfPlayTerms {
  readonly type: 'play'
  readonly nets: PackedByEra
  /** The first game, and the one after the last. */
  readonly from: number
  readonly to: number
  readonly path: string
}

export interface FitJob {
  readonly type: 'fit'
  readonly setup: Setup
  readonly seed: string
  readonly loop: number
  readonly era: string
  readonly hidden: number
  readonly epochs: number
  readonly lambda: number
  readonly critic: PackedByEra
  /** Files of games. */
  readonly chunks: readonly string[]
}

export type TrainJob = PlayJob | FitJob

/** A game is over, or an epoch, with the error on games held out. */
export type TrainNews = { readonly game: number } | { readonly epoch: number; readonly heldOut: number }

export interface Fitted extends Omit<Fit, 'net'> {
  readonly net: string
}

export function doJob(job: TrainJob, tell: (news: TrainNews) => void): Fitted | null {
  if (job.type === 'fit') return fitChunks(job, tell)
  writeWhole(job.path, playGames(job, tell))
  return null
}

/** The bytes of a file. */
function playGames(job: PlayJob, tell: (news: TrainNews) => void): Uint8Array {
  const { nets, from, to } = job
  const own = unpacked(nets)
  const record = recorder()
  const tally = { games: to - from, vp: 0, winners: 0 }
  for (let game = from; game < to; game++) {
    const vp = selfPlay(job, game, own, record)
    tally.vp += vp.reduce((sum, points) => sum + points, 0)
    tally.winners += Math.max(...vp)
    tell({ game })
  }
  return toBytes(record.samples(), tally)
}

function fitChunks(job: FitJob, tell: (news: TrainNews) => void): Fitted {
  const rules = ruleset(job.setup)
  const eras = rules.edition.eras.map(({ id }) => id as string)
  const lessons = lessonsOf(
    partsOf(job.chunks, { lambda: job.lambda, eras, critic: unpacked(job.critic) }),
    eras.indexOf(job.era),
  )
  const name = `${job.seed}/${job.setup.edition}/${job.setup.seats}/${job.loop}/${job.era}`
  const { net, ...rest } = fit(
    lessons,
    {
      inputs: inputsOf(rules),
      hidden: job.hidden,
      epochs: job.epochs,
      seed: seedFrom(`train/fit/${name}`),
    },
    (epoch, heldOut) => tell({ epoch, heldOut }),
  )
  return { ...rest, net: pack(net) }
}

function* partsOf(chunks: readonly string[], returns: Returns): Generator<LessonPart> {
  for (const path of chunks) {
    const samples = readSamples(path)
    yield { samples, targets: targetsOf(samples, returns) }
  }
}
