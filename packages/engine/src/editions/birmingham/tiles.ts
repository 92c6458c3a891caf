// The 29 kinds of tile of Brass: Birmingham, as they lie on a player's mat.
// Source: retail mat and tiles; Manufacturer IV is 8, the 14 seen elsewhere is prototype art (ruling D-40 to D-43).

import type { IndustryRow } from '../edition.ts'

export const industries: readonly IndustryRow[] = [
  {
    id: 'cotton',
    name: 'Cotton Mill',
    makes: null,
    isSold: true,
    tiles: [
      { level: 1, count: 3, cost: 12, coal: 0, iron: 0, beer: 1, vp: 5, income: 5, icons: 1, eras: 'canal' },
      { level: 2, count: 2, cost: 14, coal: 1, iron: 0, beer: 1, vp: 5, income: 4, icons: 2, eras: 'both' },
      { level: 3, count: 3, cost: 16, coal: 1, iron: 1, beer: 1, vp: 9, income: 3, icons: 1, eras: 'both' },
      { level: 4, count: 3, cost: 18, coal: 1, iron: 1, beer: 1, vp: 12, income: 2, icons: 1, eras: 'both' },
    ],
  },
  {
    id: 'manufacturer',
    name: 'Manufacturer',
    makes: null,
    isSold: true,
    tiles: [
      { level: 1, count: 1, cost: 8, coal: 1, iron: 0, beer: 1, vp: 3, income: 5, icons: 2, eras: 'canal' },
      { level: 2, count: 2, cost: 10, coal: 0, iron: 1, beer: 1, vp: 5, income: 1, icons: 1, eras: 'both' },
      { level: 3, count: 1, cost: 12, coal: 2, iron: 0, beer: 0, vp: 4, income: 4, icons: 0, eras: 'both' },
      { level: 4, count: 1, cost: 8, coal: 0, iron: 1, beer: 1, vp: 3, income: 6, icons: 1, eras: 'both' },
      { level: 5, count: 2, cost: 16, coal: 1, iron: 0, beer: 2, vp: 8, income: 2, icons: 2, eras: 'both' },
      { level: 6, count: 1, cost: 20, coal: 0, iron: 0, beer: 1, vp: 7, income: 6, icons: 1, eras: 'both' },
      { level: 7, count: 1, cost: 16, coal: 1, iron: 1, beer: 0, vp: 9, income: 4, icons: 0, eras: 'both' },
      { level: 8, count: 2, cost: 20, coal: 0, iron: 2, beer: 1, vp: 11, income: 1, icons: 1, eras: 'both' },
    ],
  },
  {
    id: 'pottery',
    name: 'Pottery',
    makes: null,
    isSold: true,
    tiles: [
      { level: 1, count: 1, cost: 17, coal: 0, iron: 1, beer: 1, vp: 10, income: 5, icons: 1, eras: 'both', lightbulb: true },
      { level: 2, count: 1, cost: 0, coal: 1, iron: 0, beer: 1, vp: 1, income: 1, icons: 1, eras: 'both' },
      { level: 3, count: 1, cost: 22, coal: 2, iron: 0, beer: 2, vp: 11, income: 5, icons: 1, eras: 'both', lightbulb: true },
      { level: 4, count: 1, cost: 0, coal: 1, iron: 0, beer: 1, vp: 1, income: 1, icons: 1, eras: 'both' },
      { level: 5, count: 1, cost: 24, coal: 2, iron: 0, beer: 2, vp: 20, income: 5, icons: 1, eras: 'rail' },
    ],
  },
  {
    id: 'coal',
    name: 'Coal Mine',
    makes: 'coal',
    isSold: false,
    tiles: [
      { level: 1, count: 1, cost: 5, coal: 0, iron: 0, beer: 0, vp: 1, income: 4, icons: 2, eras: 'canal', cubes: { canal: 2, rail: 0 } },
      { level: 2, count: 2, cost: 7, coal: 0, iron: 0, beer: 0, vp: 2, income: 7, icons: 1, eras: 'both', cubes: { canal: 3, rail: 3 } },
      { level: 3, count: 2, cost: 8, coal: 0, iron: 1, beer: 0, vp: 3, income: 6, icons: 1, eras: 'both', cubes: { canal: 4, rail: 4 } },
      { level: 4, count: 2, cost: 10, coal: 0, iron: 1, beer: 0, vp: 4, income: 5, icons: 1, eras: 'both', cubes: { canal: 5, rail: 5 } },
    ],
  },
  {
    id: 'iron',
    name: 'Iron Works',
    makes: 'iron',
    isSold: false,
    tiles: [
      { level: 1, count: 1, cost: 5, coal: 1, iron: 0, beer: 0, vp: 3, income: 3, icons: 1, eras: 'canal', cubes: { canal: 4, rail: 0 } },
      { level: 2, count: 1, cost: 7, coal: 1, iron: 0, beer: 0, vp: 5, income: 3, icons: 1, eras: 'both', cubes: { canal: 4, rail: 4 } },
      { level: 3, count: 1, cost: 9, coal: 1, iron: 0, beer: 0, vp: 7, income: 2, icons: 1, eras: 'both', cubes: { canal: 5, rail: 5 } },
      { level: 4, count: 1, cost: 12, coal: 1, iron: 0, beer: 0, vp: 9, income: 1, icons: 1, eras: 'both', cubes: { canal: 6, rail: 6 } },
    ],
  },
  {
    id: 'brewery',
    name: 'Brewery',
    makes: 'beer',
    isSold: false,
    tiles: [
      { level: 1, count: 2, cost: 5, coal: 0, iron: 1, beer: 0, vp: 4, income: 4, icons: 2, eras: 'canal', cubes: { canal: 1, rail: 0 } },
      { level: 2, count: 2, cost: 7, coal: 0, iron: 1, beer: 0, vp: 5, income: 5, icons: 2, eras: 'both', cubes: { canal: 1, rail: 2 } },
      { level: 3, count: 2, cost: 9, coal: 0, iron: 1, beer: 0, vp: 7, income: 5, icons: 2, eras: 'both', cubes: { canal: 1, rail: 2 } },
      { level: 4, count: 1, cost: 9, coal: 0, iron: 1, beer: 0, vp: 10, income: 5, icons: 2, eras: 'rail', cubes: { canal: 0, rail: 2 } },
    ],
  },
]
