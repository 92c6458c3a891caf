// A command as it is typed, cut into the program and its arguments. No shell is asked.

import { Complaint } from '../complaint.ts'

/** Among players a command stands in quotes; undefined for a bot of ours. */
export const commandIn = (player: string): string | undefined => /^"(.*)"$/s.exec(player)?.[1]

/** Words end at white space; quotes of either kind hold one together. */
export function commandWords(command: string): [string, ...string[]] {
  const words = Array.from(command.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g), ([word]) => unquoted(word))
  const rest = command.replaceAll(/"[^"]*"|'[^']*'/g, '')
  if (/["']/.test(rest)) throw new Complaint(`A quote is not closed in: ${command}`)
  const [program = '', ...args] = words
  if (program === '') throw new Complaint('A command is empty.')
  return [program, ...args]
}

const unquoted = (word: string): string => word.replaceAll(/"([^"]*)"|'([^']*)'/g, '$1$2')
