// What people may write: nothing that cannot be seen, turns the text around it, or upsets a database.

import { z } from 'zod'

/** Signs that join letters or choose how an emoji looks. All others of their kind are invisible. */
const JOINERS = '\\u200c\\u200d\\ufe0e\\ufe0f'
const UNSEEN = new RegExp(
  `(?![${JOINERS}])[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]`,
  'u',
)
/** More marks on one letter than any language has. */
const PILED = /\p{M}{5}/u
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

const canBeShown = (text: string): boolean => !UNSEEN.test(text) && !PILED.test(text)
const SIGNS = 'has signs that cannot be shown'

/** One line that shows something: a name, a title. */
export const oneLine = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine(canBeShown, SIGNS)
    .refine((text) => VISIBLE.test(text), 'has nothing to see in it')

/** Several lines. */
export const manyLines = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => canBeShown(text.replaceAll(/[\n\r\t]/g, ' ')), SIGNS)
