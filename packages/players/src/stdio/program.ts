// A program of its own that plays a seat, in any language, over the lines of PROTOCOL.md.

import { at, formatMove, rulesOf } from '@ironbridge/engine'
import { Complaint, reason } from '../complaint.ts'
import { defaultMove } from '../forfeit.ts'
import type { Chosen, Decision, Fault, GameToCome, Player } from '../player.ts'
import { ask, TRIES } from './ask.ts'
import { type Child, type ProgramLog, startChild } from './child.ts'
import { commandWords } from './commandWords.ts'
import { greet } from './greet.ts'
import { newGameMessage, quitMessage, resultMessage } from './hostMessages.ts'
import { asSentence } from './quote.ts'

export interface ProgramOptions {
  /** Milliseconds for a decision that comes without a clock. */
  readonly ms?: number
  /** Positions that it is asked to value at most. */
  readonly positions?: number
  /** Hears what both sides say, and what the program writes to its standard error. */
  readonly log?: ProgramLog
}

const USUAL_MS = 5000
const MS_TO_LEAVE = 500

/** Starts in one game: the first, and five more. */
const MOST_STARTS = 6

/** `begin` rejects if the program was never ready to play; all that goes wrong later is told in the choices. */
export function programPlayer(command: string, options: ProgramOptions = {}): Player {
  const words = commandWords(command)
  let child: Child | null = null
  let game: GameToCome | null = null
  let wasReady = false
  let faultAtStart: Fault | null = null
  /** What it was left alone for, if it is. */
  let lastKind: Fault['kind'] = 'crashed'
  let starts = 0
  let id = 0

  async function start(signal: AbortSignal | undefined): Promise<Child | Fault> {
    if (starts >= MOST_STARTS)
      return { kind: lastKind, text: `It was started ${starts} times in this game and is left alone now.` }
    starts++
    const started = await startChild(words, options.log ?? (() => {}))
    child = started
    const fault = await greet(started, signal)
    if (fault) {
      lastKind = fault.kind
      await drop()
      return fault
    }
    wasReady = true
    if (game) started.send(newGameMessage(game))
    return started
  }

  async function drop(): Promise<void> {
    await child?.end()
    child = null
  }

  return {
    name: command,
    async begin(coming, signal) {
      game = coming
      starts = 0
      faultAtStart = null
      if (child?.isGone()) await drop()
      if (child) return child.send(newGameMessage(game))
      const started = await start(signal).catch((error: unknown) => {
        if (wasReady) return notStarted(error)
        throw new Complaint(`Cannot start ${words[0]}: ${reason(error)}.`)
      })
      if (!('kind' in started) || signal?.aborted) return
      if (!wasReady) throw neverReady(command, started)
      faultAtStart = started
    },
    async choose(decision) {
      const faults = faultAtStart ? [faultAtStart] : []
      faultAtStart = null
      const question = { id: ++id, decision, positions: options.positions ?? null, faults }
      let left = decision.ms ?? options.ms ?? USUAL_MS
      let ms = 0
      while (faults.length < TRIES) {
        const seated = child ?? (await start(decision.signal).catch(notStarted))
        if ('kind' in seated) {
          faults.push(seated)
          break
        }
        const asked = performance.now()
        const outcome = await ask(seated, question, left)
        ms += performance.now() - asked
        if (outcome.end === 'move') return { move: outcome.move, faults, ms }
        if (outcome.end !== 'refused') await drop()
        lastKind = faults.at(-1)?.kind ?? lastKind
        if (outcome.end !== 'gone') break
        left = Math.max(0, outcome.left)
      }
      return { ...forfeit(decision, faults), ms }
    },
    async finish(result) {
      child?.send(resultMessage(result))
    },
    async close() {
      // Whoever still waits for an answer does not start it again.
      starts = MOST_STARTS
      child?.send(quitMessage())
      await child?.end(MS_TO_LEAVE)
      child = null
    },
  }
}

/** Nobody is measured who never played. */
const neverReady = (command: string, { text }: Fault): Complaint =>
  new Complaint(`Cannot start ${command}: ${asSentence(text.replace(/^It /, 'it '))}`)

const notStarted = (error: unknown): Fault => ({
  kind: 'crashed',
  text: `It cannot be started: ${reason(error)}.`,
})

/** The last fault tells what was played for it. */
function forfeit({ view, legal }: Decision, faults: readonly Fault[]): Chosen {
  const move = defaultMove(legal)
  const { kind, text } = at(faults, faults.length - 1)
  const played = `${asSentence(text)} Played for it: ${formatMove(rulesOf(view), move)}.`
  return { move, faults: [...faults.slice(0, -1), { kind, text: played, isForfeit: true }] }
}
