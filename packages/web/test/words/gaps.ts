// What is wrong with a sentence on its face: unfilled places, missing words, ids instead of names.

export const gapsIn = (sentence: string): string[] =>
  patterns.flatMap(([name, pattern]) => (pattern.test(sentence) ? [name] : []))

const patterns: readonly (readonly [string, RegExp])[] = [
  ['unfilled', /[{}]/],
  ['undefined', /undefined|NaN|null|\[object/],
  ['empty place', / {2}|\( ?\)|“”|„“| [.,:;]|: ?\.|^[ .,:]/],
  ['id', /\b[a-z]+(-[a-z]+)*:\d|\b[a-z]+-\d\b/],
  ['hyphen for a minus', /(^|[ (])-\d|£-/],
  ['no end', /[^.!?…]$/],
]
