// The picture of an action, wherever it is named.

import type { IconName } from '@ironbridge/board'
import type { MoveType } from '@ironbridge/engine'

export const actionIcon = (type: MoveType): IconName => ICONS[type]

const ICONS: Readonly<Record<MoveType, IconName>> = {
  build: 'build',
  network: 'network',
  develop: 'develop',
  sell: 'sell',
  loan: 'loan',
  scout: 'scout',
  anywhere: 'wildLocation',
  pass: 'pass',
  end: 'step',
  shortfall: 'income',
}
