// A word or a sign of the game, with a short meaning.

import type { IconName } from '@ironbridge/board'
import type { MessageDescriptor } from '@lingui/core'
import type { EditionId } from '../part.ts'
import type { When } from '../reading.ts'

export interface Word {
  readonly id: string
  readonly term: MessageDescriptor
  readonly meaning: MessageDescriptor
  /** How it stands in texts, separated by strokes; none where it is not underlined. */
  readonly forms?: MessageDescriptor
  readonly icons?: readonly IconName[]
  readonly editions: readonly EditionId[]
  readonly when?: When
}
