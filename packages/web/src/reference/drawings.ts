// The drawn examples: small boards with places that are on no map, so that they hold for every one. The reader is the first seat.

import type { Drawing } from './drawing.ts'

const YOU = 0
const BLUE = 1
const YELLOW = 2

export const networkDrawing: Drawing = {
  type: 'board',
  places: [
    { name: 'Alder', at: [0, 0], slots: [{ kind: 'iron-1', owner: YOU, cubes: 2 }], mark: 'chosen' },
    { name: 'Brock', at: [200, 0], slots: ['coal'], mark: 'chosen' },
    { name: 'Cray', at: [400, 0], slots: ['cotton'] },
  ],
  links: [
    { ends: [0, 1], owner: YOU },
    { ends: [1, 2], owner: BLUE },
  ],
}

export const cardDrawing: Drawing = {
  type: 'board',
  places: [
    { name: 'Alder', at: [0, 0], slots: [{ kind: 'coal-1', owner: YOU, cubes: 2 }, 'iron'], mark: 'legal' },
    { name: 'Brock', at: [240, 0], slots: ['cotton'], mark: 'legal' },
    { name: 'Cray', at: [440, 0], slots: ['cotton'] },
  ],
  links: [
    { ends: [0, 1], owner: YOU },
    { ends: [1, 2], owner: null },
  ],
}

export const coalDrawing: Drawing = {
  type: 'board',
  places: [
    { name: 'Alder', at: [0, 0], slots: [{ kind: 'cotton-2', owner: YOU }], mark: 'chosen' },
    { name: 'Brock', at: [200, 0], slots: [{ kind: 'coal-1', owner: BLUE, cubes: 2 }] },
    { name: 'Cray', at: [400, 0], slots: [{ kind: 'coal-2', owner: YOU, cubes: 3 }] },
  ],
  links: [
    { ends: [0, 1], owner: BLUE },
    { ends: [1, 2], owner: YOU },
  ],
  ways: [{ from: 1, to: 0, goods: 'coal', along: true }],
}

export const ironDrawing: Drawing = {
  type: 'board',
  places: [
    { name: 'Alder', at: [0, 0], slots: [{ kind: 'coal-2', owner: YOU, cubes: 3 }], mark: 'chosen' },
    { name: 'Brock', at: [200, 0], slots: ['cotton'] },
    { name: 'Cray', at: [400, 0], slots: [{ kind: 'iron-1', owner: BLUE, cubes: 4 }] },
  ],
  links: [{ ends: [0, 1], owner: YOU }],
  ways: [{ from: 2, to: 0, goods: 'iron' }],
}

export const beerDrawing: Drawing = {
  type: 'board',
  places: [
    { name: 'Alder', at: [0, 0], slots: [{ kind: 'brewery-1', owner: YOU, cubes: 1 }] },
    { name: 'Brock', at: [170, 0], slots: [{ kind: 'cotton-2', owner: YOU }], mark: 'chosen' },
    { name: 'Cray', at: [350, 0], slots: [{ kind: 'brewery-1', owner: BLUE, cubes: 1 }] },
    { name: 'Dean', at: [500, 0], slots: [{ kind: 'brewery-2', owner: YELLOW, cubes: 1 }], mark: 'refused' },
  ],
  links: [{ ends: [1, 2], owner: YELLOW }],
  ways: [
    { from: 0, to: 1, goods: 'beer' },
    { from: 2, to: 1, goods: 'beer', along: true },
  ],
}

export const sellDrawing: Drawing = {
  type: 'board',
  places: [
    { name: 'Alder', at: [0, 0], slots: [{ kind: 'cotton-1', owner: YOU }], mark: 'chosen' },
    { name: 'Brock', at: [190, 0], slots: ['coal'] },
    { name: 'Market', at: [400, 0], buys: 'cotton', bonus: { gives: 'money', amount: 5 } },
  ],
  links: [
    { ends: [0, 1], owner: BLUE },
    { ends: [1, 2], owner: YOU },
  ],
  ways: [{ from: 0, to: 2, goods: null, along: true }],
}

export const overbuildDrawing: Drawing = {
  type: 'board',
  places: [
    { name: 'Alder', at: [0, 0], slots: [{ kind: 'coal-1', owner: YOU, flipped: true }], mark: 'leaving' },
    { name: 'Alder', at: [240, 0], slots: [{ kind: 'coal-2', owner: YOU, cubes: 3 }], mark: 'chosen' },
  ],
  links: [],
  ways: [{ from: 0, to: 1, goods: null }],
}

export const portDrawing: Drawing = {
  type: 'board',
  places: [
    { name: 'Alder', at: [0, 0], slots: [{ kind: 'cotton-1', owner: YOU }], mark: 'chosen' },
    { name: 'Brock', at: [220, 0], slots: [{ kind: 'port-1', owner: BLUE }], mark: 'chosen' },
  ],
  links: [{ ends: [0, 1], owner: YOU }],
  ways: [{ from: 0, to: 1, goods: null, along: true }],
}

export const distantDrawing: Drawing = {
  type: 'board',
  places: [
    { name: 'Alder', at: [0, 0], slots: [{ kind: 'cotton-1', owner: YOU }], mark: 'chosen' },
    { name: 'Brock', at: [220, 0], slots: [{ kind: 'port-1', owner: BLUE, flipped: true }] },
  ],
  links: [{ ends: [0, 1], owner: YOU }],
  ways: [{ from: 0, to: 1, goods: null, along: true }],
}

export const scoringDrawing: Drawing = {
  type: 'board',
  places: [
    { name: 'Alder', at: [0, 0], slots: [{ kind: 'coal-1', owner: YOU, flipped: true }] },
    {
      name: 'Brock',
      at: [260, 0],
      slots: [
        { kind: 'iron-1', owner: BLUE, flipped: true },
        { kind: 'cotton-1', owner: YELLOW },
      ],
    },
  ],
  links: [{ ends: [0, 1], owner: YOU, mark: 'chosen' }],
}

export const canalEndDrawing: Drawing = {
  type: 'board',
  places: [
    { name: 'Alder', at: [0, 0], slots: [{ kind: 'cotton-1', owner: YOU, flipped: true }], mark: 'leaving' },
    { name: 'Brock', at: [240, 0], slots: [{ kind: 'coal-2', owner: YOU, flipped: true }] },
  ],
  links: [{ ends: [0, 1], owner: YOU, mark: 'leaving' }],
}

export const orderDrawing: Drawing = {
  type: 'order',
  spent: [
    { seat: YOU, money: 12 },
    { seat: BLUE, money: 5 },
    { seat: YELLOW, money: 5 },
  ],
}
