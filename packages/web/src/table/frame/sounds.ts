// Every sound of the table, as data: what it is made of, in hertz and seconds.

import type { Sound } from '../../kit/sound/synth.ts'

/** How things sound that are struck or blown: times their pitch, and how loud. */
const WOOD = [
  [1, 1],
  [2.57, 0.4],
  [4.95, 0.15],
] as const
const CASK = [
  [1, 1],
  [1.52, 0.55],
  [2.24, 0.3],
] as const
const IRON = [
  [1, 1],
  [2.76, 0.6],
  [5.4, 0.35],
] as const
const COIN = [
  [1, 1],
  [1.47, 0.7],
  [2.09, 0.4],
] as const
const BELL = [
  [0.5, 0.3],
  [1, 1],
  [1.19, 0.45],
  [1.5, 0.25],
  [2, 0.6],
  [2.51, 0.2],
  [3.01, 0.15],
] as const
const BRASS = [
  [1, 1],
  [2, 0.75],
  [3, 0.55],
  [4, 0.35],
  [5, 0.2],
  [6, 0.1],
] as const

export const sounds = {
  /** Tiles are laid: mills and workshops, mines and works, breweries, ports and yards. */
  wood: [
    { hertz: 900, noise: 1.2, gain: 0.3, decay: 0.06 },
    { hertz: 196, partials: WOOD, gain: 0.5, decay: 0.18 },
  ],
  stone: [
    { hertz: 2400, noise: 0.8, gain: 0.2, decay: 0.04 },
    { hertz: 480, noise: 2, gain: 0.35, decay: 0.1 },
    { hertz: 126, to: 96, gain: 0.5, decay: 0.22 },
  ],
  cask: [
    { hertz: 700, noise: 1.5, gain: 0.25, decay: 0.05 },
    { hertz: 150, partials: CASK, gain: 0.55, decay: 0.3 },
  ],
  timber: [
    { hertz: 340, noise: 1.4, gain: 0.35, decay: 0.12 },
    { hertz: 92, partials: WOOD, gain: 0.5, decay: 0.32 },
    { at: 0.1, hertz: 116, partials: WOOD, gain: 0.25, decay: 0.2 },
  ],
  /** A canal: drops. */
  water: [
    { hertz: 420, to: 980, gain: 0.32, attack: 0.008, decay: 0.1 },
    { at: 0.1, hertz: 560, to: 1250, gain: 0.24, attack: 0.008, decay: 0.09 },
    { at: 0.24, hertz: 480, to: 1080, gain: 0.14, attack: 0.008, decay: 0.08 },
    { hertz: 190, to: 120, gain: 0.3, decay: 0.16 },
  ],
  /** A railway: a hammer on a rail. */
  rail: [
    { hertz: 3400, noise: 1, gain: 0.18, decay: 0.025 },
    { hertz: 1180, partials: IRON, gain: 0.3, decay: 0.5 },
    { at: 0.19, hertz: 3400, noise: 1, gain: 0.1, decay: 0.025 },
    { at: 0.19, hertz: 1244, partials: IRON, gain: 0.2, decay: 0.45 },
  ],
  coal: [
    { hertz: 1500, noise: 3, gain: 0.4, decay: 0.03 },
    { at: 0.026, hertz: 2300, noise: 3, gain: 0.3, decay: 0.025 },
    { at: 0.047, hertz: 1200, noise: 3, gain: 0.35, decay: 0.035 },
    { at: 0.082, hertz: 1900, noise: 3, gain: 0.22, decay: 0.03 },
  ],
  iron: [
    { hertz: 5200, noise: 1, gain: 0.1, decay: 0.015 },
    { hertz: 1910, partials: IRON, gain: 0.24, decay: 0.26 },
  ],
  beer: [
    { hertz: 320, to: 760, gain: 0.35, decay: 0.05 },
    { at: 0.08, hertz: 175, to: 260, partials: CASK, gain: 0.35, attack: 0.012, decay: 0.09 },
    { at: 0.16, hertz: 195, to: 290, partials: CASK, gain: 0.28, attack: 0.012, decay: 0.09 },
  ],
  coins: [
    { hertz: 3100, partials: COIN, gain: 0.14, decay: 0.16 },
    { at: 0.055, hertz: 3560, partials: COIN, gain: 0.12, decay: 0.15 },
    { at: 0.125, hertz: 2890, partials: COIN, gain: 0.1, decay: 0.2 },
  ],
  /** A shop's bell. */
  sale: [
    { hertz: 1318.5, partials: BELL, gain: 0.26, decay: 0.5 },
    { at: 0.12, hertz: 1760, partials: BELL, gain: 0.22, decay: 0.55 },
  ],
  /** A stamp on paper. */
  loan: [
    { hertz: 4300, noise: 0.7, gain: 0.14, attack: 0.05, decay: 0.1 },
    { at: 0.15, hertz: 600, noise: 1, gain: 0.4, decay: 0.07 },
    { at: 0.15, hertz: 98, gain: 0.45, decay: 0.14 },
  ],
  card: [{ hertz: 4800, noise: 0.8, gain: 0.2, attack: 0.02, decay: 0.09 }],
  /** Tiles leave a mat: slid over wood, and put down. */
  develop: [
    { hertz: 1700, noise: 1.5, gain: 0.2, attack: 0.07, hold: 0.04, decay: 0.08 },
    { at: 0.18, hertz: 310, partials: WOOD, gain: 0.3, decay: 0.1 },
  ],
  flip: [{ hertz: 880, partials: BELL, gain: 0.3, decay: 1 }],
  bonus: [
    { hertz: 1046.5, gain: 0.16, decay: 0.3 },
    { at: 0.08, hertz: 1318.5, gain: 0.16, decay: 0.3 },
    { at: 0.16, hertz: 1568, gain: 0.16, decay: 0.4 },
  ],
  /** A tile is given up, or a debt is paid with points. */
  loss: [
    { hertz: 150, to: 92, partials: WOOD, gain: 0.4, decay: 0.22 },
    { at: 0.14, hertz: 118, to: 70, partials: WOOD, gain: 0.35, decay: 0.28 },
  ],
  turn: [
    { hertz: 523.25, partials: BELL, gain: 0.24, decay: 0.7 },
    { at: 0.15, hertz: 659.25, partials: BELL, gain: 0.24, decay: 0.9 },
  ],
  refused: [
    { hertz: 146, partials: WOOD, gain: 0.4, decay: 0.1 },
    { at: 0.11, hertz: 123, partials: WOOD, gain: 0.4, decay: 0.12 },
  ],
  point: [{ hertz: 2093, partials: IRON, gain: 0.1, decay: 0.09 }],
  /** Somebody passes somebody. */
  passing: [
    { hertz: 784, partials: BELL, gain: 0.18, decay: 0.35 },
    { at: 0.09, hertz: 1174.7, partials: BELL, gain: 0.18, decay: 0.5 },
  ],
  /** A long-case clock: tick, tock, one stroke. */
  round: [
    { hertz: 1900, noise: 4, gain: 0.2, decay: 0.02 },
    { at: 0.22, hertz: 1500, noise: 4, gain: 0.2, decay: 0.02 },
    { at: 0.4, hertz: 392, partials: BELL, gain: 0.3, decay: 1.2 },
  ],
  /** A steam whistle of three pipes. */
  era: [
    {
      hertz: 440,
      to: 466.2,
      partials: BRASS,
      gain: 0.13,
      attack: 0.14,
      hold: 0.6,
      decay: 0.5,
      tremble: [5, 0.004],
    },
    {
      hertz: 524,
      to: 554.4,
      partials: BRASS,
      gain: 0.12,
      attack: 0.16,
      hold: 0.58,
      decay: 0.5,
      tremble: [5.5, 0.004],
    },
    {
      hertz: 659,
      to: 698.5,
      partials: BRASS,
      gain: 0.1,
      attack: 0.2,
      hold: 0.54,
      decay: 0.5,
      tremble: [6, 0.004],
    },
    { hertz: 2600, noise: 0.7, gain: 0.1, attack: 0.05, hold: 0.7, decay: 0.5 },
  ],
  /** A church bell. */
  end: [
    { hertz: 196, partials: BELL, gain: 0.55, decay: 2.4 },
    { hertz: 1200, noise: 2, gain: 0.1, decay: 0.03 },
  ],
  victory: [
    { hertz: 392, partials: BRASS, gain: 0.22, attack: 0.02, hold: 0.1, decay: 0.12 },
    { at: 0.17, hertz: 523.25, partials: BRASS, gain: 0.22, attack: 0.02, hold: 0.1, decay: 0.12 },
    { at: 0.34, hertz: 659.25, partials: BRASS, gain: 0.22, attack: 0.02, hold: 0.1, decay: 0.12 },
    {
      at: 0.51,
      hertz: 784,
      partials: BRASS,
      gain: 0.2,
      attack: 0.02,
      hold: 0.55,
      decay: 0.7,
      tremble: [5, 0.003],
    },
    { at: 0.51, hertz: 523.25, partials: BRASS, gain: 0.13, attack: 0.03, hold: 0.55, decay: 0.7 },
    { at: 0.51, hertz: 329.63, partials: BRASS, gain: 0.13, attack: 0.03, hold: 0.55, decay: 0.7 },
    { at: 0.51, hertz: 1046.5, partials: BELL, gain: 0.12, decay: 1.4 },
  ],
} as const satisfies Readonly<Record<string, Sound>>

export type SoundName = keyof typeof sounds
