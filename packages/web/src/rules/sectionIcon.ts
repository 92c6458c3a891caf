// The icon of a section of the rules, where the table has one for what it tells.

import type { IconName } from '@ironbridge/board'

export const sectionIcon = (section: string): IconName | undefined => ICONS[section]

const ICONS: Readonly<Record<string, IconName>> = {
  aim: 'vp',
  setup: 'overview',
  turn: 'pass',
  network: 'link',
  connected: 'link',
  coal: 'coal',
  iron: 'iron',
  beer: 'beer',
  build: 'build',
  eras: 'rail',
  market: 'money',
  farms: 'brewery',
  overbuild: 'build',
  anywhere: 'wildLocation',
  links: 'network',
  develop: 'develop',
  sell: 'sell',
  merchants: 'pottery',
  ports: 'port',
  loan: 'loan',
  scout: 'scout',
  pass: 'pass',
  income: 'income',
  shortfall: 'money',
  'canal-end': 'canal',
  scoring: 'vp',
  'two-players': 'people',
}
