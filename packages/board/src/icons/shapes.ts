// The icons as paths on a grid of 24, in one colour: solid masses with a few cuts, as if engraved.

/** Filled, holes by the even-odd rule; or stroked, with a width. */
export type Stroke = string | readonly [d: string, width: number]

const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

const around = (count: number, point: (index: number) => readonly [r: number, turn: number]): string =>
  Array.from({ length: count }, (_, index) => {
    const [r, turn] = point(index)
    const angle = turn * 2 * Math.PI
    return `${(12 + r * Math.cos(angle)).toFixed(2)} ${(12 + r * Math.sin(angle)).toFixed(2)}`
  }).join('L')

/** Eight teeth: foot, tip, tip, foot. */
const gear = around(32, (index) => {
  const offset = [-0.62, -0.36, 0.36, 0.62][index % 4] ?? 0
  return [index % 4 === 0 || index % 4 === 3 ? 7.7 : 10.6, (Math.floor(index / 4) + offset / 2) / 8]
})

const star = (points: number, outer: number, inner: number): string =>
  around(2 * points, (index) => [index % 2 === 0 ? outer : inner, index / (2 * points) - 0.25])

const scallop = around(11, (index) => [9.6, index / 10 - 0.25]).replaceAll('L', 'A3.3 3.3 0 0 1 ')

export const industryShapes = {
  cotton: [
    'M4.5 2.2h15v3.2l-2 1.1h-11l-2-1.1zM4.5 21.8h15v-3.2l-2-1.1h-11l-2 1.1z',
    ['M6.8 9.8 17.2 8M6.8 12.9l10.4-1.8M6.8 16l10.4-1.8', 2.2],
    ['M16.8 16.2c3 .4 4.6-.8 4.4-3.4', 1.4],
  ],
  coalMine: [
    [ring(9.2, 7, 4.6), 2],
    ring(9.2, 7, 1.4),
    ['M9.2 2.6v8.8M4.8 7h8.8', 1.1],
    ['M7.4 11.2 4.6 20.6M11 11.2l2.6 9.4M13.2 9.4l7.2 11.2M6.2 15.4h6', 1.8],
    'M2.2 19.8h19.6V22H2.2z',
  ],
  ironWorks: [
    'M2 7.4h19.8v2.9c-3.8.3-6 1.7-6.4 4.2l1.8 1.4v1.6H7.6v-1.6l1.9-1.4C9 12.2 6.6 11.2 2 10.6zM5.2 18.7h14.4v3H5.2z',
    ['M12 5V2M8 5.2 6.2 2.9M16 5.2l1.8-2.3', 1.5],
  ],
  manufacturer: [`M${gear}Z${ring(12, 12, 3.5)}`],
  pottery: [
    'M9.8 5.6h4.4l.5 2.5c.6 3 4.9 5.8 4.9 10.6V22H4.4v-3.3c0-4.8 4.3-7.6 4.9-10.6zM10 22v-3.4a2 2 0 0 1 4 0V22zM7.9 11.8l-.7 1.1h9.6l-.7-1.1z',
    ['M10.6 3.4c.4-1 1.5-.7 1.7-1.7.6 1 1.6.6 2.5 0', 1.3],
  ],
  brewery: [
    'M3.8 9.2h12.6V22H3.8zM6.7 11.2v8.7H8v-8.7zM9.5 11.2v8.7h1.3v-8.7zM12.3 11.2v8.7h1.3v-8.7z',
    'M3.2 8.3A2.9 2.9 0 0 1 5 3.6a3.7 3.7 0 0 1 6.3-.9 3.3 3.3 0 0 1 5.4 2.8 2 2 0 0 1-.1 2.8z',
    ['M16.6 11.4h2a2 2 0 0 1 2 2v3.4a2 2 0 0 1-2 2h-2', 2],
  ],
  port: [
    [ring(12, 4.4, 2.2), 1.9],
    ['M12 6.6v14M7.6 9.8h8.8', 2],
    ['M4.2 13.6c.6 4.3 3.6 7 7.8 7s7.2-2.7 7.8-7', 2.2],
    'M2.2 16.4 3.6 11l4 3.8zM21.8 16.4 20.4 11l-4 3.8z',
  ],
  shipyard: [
    'M1.6 10.6h20.8c-.6 4.3-2.6 7-4.8 8H6.4c-2.2-1-4.2-3.7-4.8-8zM7.6 12.4l.5 4.6h1.1v-4.6zM11.4 12.4V17h1.2v-4.6zM14.8 12.4V17h1.1l.5-4.6z',
    ['M7.4 10V2.4M15.4 10V2.4M4 5.4h6.8M12 5.4h6.8', 1.8],
    ['M3.6 21.8h16.8M7.6 18.8v3M16.4 18.8v3', 1.6],
  ],
} satisfies Record<string, readonly Stroke[]>

export const gameShapes = {
  coal: ['M12 2.2l8.6 4.6L12 11.4 3.4 6.8zM2.8 8.2l8.6 4.6v9.4l-8.6-4.6zM21.2 8.2l-8.6 4.6v9.4l8.6-4.6z'],
  iron: ['M7.4 6h9.2l2 4.6H5.4zM5 11.8h14l2.4 6.8H2.6z'],
  beer: [
    'M6.4 2.4h11.2c1.7 3.2 2.4 6.3 2.4 9.6s-.7 6.4-2.4 9.6H6.4C4.7 18.4 4 15.3 4 12s.7-6.4 2.4-9.6zM5.2 6.8l-.3 1.5h14.2l-.3-1.5zM4.9 15.7l.3 1.5h13.6l.3-1.5z',
  ],
  link: [['M10 7.6H6.6a4.4 4.4 0 0 0 0 8.8H10M14 7.6h3.4a4.4 4.4 0 0 1 0 8.8H14M8.2 12h7.6', 2.3]],
  vp: [`M${scallop}ZM${star(5, 6.2, 2.7)}Z`],
  income: ['M12 1.8l7.4 7.6h-4.2v4.4H8.8V9.4H4.6zM5 15.6h14v2.2H5zM5 19.6h14v2.2H5z'],
  money: [
    [ring(12, 12, 9.7), 1.9],
    [
      'M15.4 8.6c-.4-1.6-1.5-2.4-3-2.4-2 0-3.2 1.3-3.2 3.2 0 1.3.6 2.1.6 3.6 0 1.7-.7 2.9-1.7 3.8h7.8M8 12.4h5.6',
      1.9,
    ],
  ],
  canal: [
    'M1 13.8h22l-2.4 4.8H4.8C2.8 18.6 1.4 16.8 1 13.8zM6.6 8.6h12.2v4.2H6.6zM8.4 9.8v1.8h2.2V9.8zM12.2 9.8v1.8h2.2V9.8zM15.8 4.8H18v3h-2.2z',
    ['M2.6 21.4c1.6-1.3 3.1-1.3 4.7 0s3.1 1.3 4.7 0 3.1-1.3 4.7 0 3.1 1.3 4.7 0', 1.4],
  ],
  rail: [
    'M2 4.4h7v4.4h5.2V5.8h-.9V3.6h5v2.2h-.9v3h1.2a1.8 1.8 0 0 1 1.8 1.8v3h2v2.6H2zM4 6.4v3h3v-3z',
    `${ring(5.6, 18.3, 3.5)}${ring(5.6, 18.3, 1.1)}${ring(12.8, 18.3, 3.5)}${ring(12.8, 18.3, 1.1)}${ring(19.2, 19.3, 2.5)}`,
  ],
  lightbulb: [
    'M12 1.8a7 7 0 0 0-4.2 12.6c1 .8 1.4 1.6 1.4 2.6h5.6c0-1 .4-1.8 1.4-2.6A7 7 0 0 0 12 1.8zM9.3 8.2l1.5 1.6L12 8.4l1.2 1.4 1.5-1.6.9.9-2.4 2.6-1.2-1.4-1.2 1.4-2.4-2.6z',
    ['M9.4 19.2h5.2M10.4 21.8h3.2', 1.7],
  ],
  wildLocation: [
    `M12 .8l2.3 8.1 1.7-1-1 1.8 8.2 2.3-8.2 2.3 1 1.8-1.7-1L12 23.2l-2.3-8.1-1.7 1 1-1.8L.8 12 9 9.7 8 7.9l1.7 1z${ring(12, 12, 2.2)}`,
  ],
  wildIndustry: [
    'M1.6 22v-7.6L6.8 11v3.4L12 11v3.4l4.4-3V22zM4 17.4v2h2v-2zM8.2 17.4v2h2v-2zM12.4 17.4v2h2v-2zM17.6 22l.6-13h3l.8 13z',
    'M7.6.2l1.1 3.9 3.9 1.1-3.9 1.1-1.1 3.9-1.1-3.9-3.9-1.1 3.9-1.1z',
  ],
  location: [
    'M10.6 9.4l2.2-8 2.2 8V22h-4.4zM1.8 22v-7.4L5.8 11l4 3.6V22zM4.8 16.4V19h2v-2.6zM15.8 22v-5.6l3.2-2.9 3.2 2.9V22zM18 17.4v2.2h2v-2.2z',
  ],
  develop: [['M8 9.6H4v10.6h10.6v-4', 2], 'M20.8 3.2v8.6l-3-3-6.6 6.6-2.6-2.6 6.6-6.6-3-3z'],
  build: [
    'M13.6 2.6l7.8 7.8-2.4 2.4-2.2-2.2-1.8 1.8-3.4-3.4 1.8-1.8-2.2-2.2zM10.4 10.2l3.4 3.4-8 8a2.4 2.4 0 0 1-3.4-3.4z',
  ],
  network: [
    [`${ring(4.8, 18.6, 3)}${ring(19.2, 5.4, 3)}`, 1.9],
    ['M7.4 17.2c3.2-1.2 1.6-4.2 4.6-5.2s2.8-3.8 4.8-4.8', 2.4],
  ],
  sell: ['M2 11h9.4v9.4H2zM4.2 13.2v1.6h5v-1.6zM13 3h6.6v6.6H13z', ['M13.4 15.8H21M17.6 11.8l4 4-4 4', 2.2]],
  loan: ['M1.6 6h20.8v12H1.6zM3.6 8v8h16.8V8zM5 11h2v2H5zM17 11h2v2h-2z', [ring(12, 12, 2.7), 1.8]],
  scout: [
    ['M3 17.6l12.8-7.2M4.6 20.4l12.8-7.2M3 17.6l1.6 2.8', 1.7],
    'M14.8 8.4l5.4-3 3 5.2-5.4 3zM9.4 17.4l1.8-1 2.6 5.4h-2z',
  ],
  pass: [
    'M5 2h14v2.6H5zM5 19.4h14V22H5zM9 18.6c1-2 2-2 3-3.4 1 1.4 2 1.4 3 3.4z',
    ['M7 5c0 4 4 5 4 7s-4 3-4 7M17 5c0 4-4 5-4 7s4 3 4 7', 1.8],
  ],
  markDisc: [ring(12, 12, 9.5)],
  markSquare: ['M3.5 3.5h17v17h-17z'],
  markLozenge: ['M12 .8 23.2 12 12 23.2.8 12z'],
  markTriangle: ['M12 1.6 23 21.4H1z'],
  lock: ['M4 10.6h16V22H4zM11 14.4v4h2v-4z', ['M7.4 10.4V7.2a4.6 4.6 0 0 1 9.2 0v3.2', 2.2]],
} satisfies Record<string, readonly Stroke[]>
