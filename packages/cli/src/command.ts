// What a command of the terminal program is, and how it says that it was called wrongly.

import { parseArgs } from 'node:util'
import { Complaint } from '@ironbridge/players'

export interface Command {
  readonly name: string
  /** One line of the overview. */
  readonly summary: string
  /** The text of `--help`. */
  readonly usage: string
  /** Answers the exit code. */
  run(args: string[]): number | Promise<number>
}

/** A mistake of the person who typed the command. */
export class UsageError extends Complaint {}

type Options = NonNullable<Parameters<typeof parseArgs>[0]>['options']

/** The options of a command; the first mistake is a UsageError. */
export function readOptions<T extends NonNullable<Options>>(
  args: string[],
  options: T,
  positionals: readonly string[] = [],
) {
  try {
    const parsed = parseArgs({ args, options, allowPositionals: true })
    const extra = parsed.positionals[positionals.length]
    if (extra !== undefined) throw new UsageError(`"${extra}" is not expected here.`)
    return parsed
  } catch (error) {
    if (error instanceof UsageError || !(error instanceof Error)) throw error
    const [, option] = /^Option '(?:-\w, )?(--[\w-]+).*' argument is ambiguous/.exec(error.message) ?? []
    if (option !== undefined)
      throw new UsageError(
        `${option} needs a value; one that begins with a dash is given as ${option}=VALUE.`,
      )
    // Node adds advice about positionals in further sentences.
    throw new UsageError(`${error.message.split(/\. |\.?\n/)[0]}.`)
  }
}

/** The exit code of what was ended by Ctrl-C. */
export const INTERRUPTED = 130

/** As it is typed in a shell, to mean itself. */
export const shellWord = (word: string): string =>
  /^[\w./:=,@+-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`

/** A whole number given as an option. */
export function wholeNumber(option: string, value: string, least: number, most: number): number {
  const number = Number(value)
  if (/^\d+$/.test(value) && number >= least && number <= most) return number
  throw new UsageError(`--${option} takes a whole number from ${least} to ${most}, not "${value}".`)
}
