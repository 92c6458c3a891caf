// One table of the chart: an axis of victory points, and for each player a shape, a bar and its mean.

import { densityOf } from './density.ts'
import type { PointsRow } from './points.ts'
import { escaped, rounded, shortened } from './svg.ts'

/** What the panels of a chart have in common. */
export interface Frame {
  /** The right end of the axis. */
  readonly most: number
  /** Players from the strongest down: each has its colour. */
  readonly names: readonly string[]
  /** Then every player is shown among its own kind, and nobody has to say so. */
  readonly isLadder: boolean
}

export const PANEL = { width: 440 }

const PLOT = { left: 108, right: 322 }
const MEAN = 376
const WINNER = 424
const TOP = 52
const ROW = 40
const BOTTOM = 30
const SHAPE = 15
const TICKS = 5
const LONGEST_NAME = 15

export const panelHeight = (rows: number): number => TOP + rows * ROW + BOTTOM

export function panel(title: string, rows: readonly PointsRow[], frame: Frame, height: number): string {
  const end = TOP + rows.length * ROW
  return [
    `<rect class="panel" width="${PANEL.width}" height="${height}" rx="8"/>`,
    `<text class="head" x="16" y="25">${escaped(title)}</text>`,
    `<text class="quiet end" x="${MEAN}" y="42">mean</text>`,
    `<text class="quiet end" x="${WINNER}" y="42">winner</text>`,
    ...ticks(frame).map((vp) => tick(vp, x(frame, vp), end)),
    ...rows.map((row, place) => strip(row, frame, TOP + place * ROW + ROW / 2)),
  ].join('\n')
}

/** Round steps, about so many. */
function ticks({ most }: Frame): number[] {
  const step = [10, 20, 25, 50, 100].find((one) => most / one <= TICKS) ?? 200
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, place) => place * step)
}

const x = ({ most }: Frame, vp: number): number => PLOT.left + ((PLOT.right - PLOT.left) * vp) / most

const tick = (vp: number, at: number, end: number): string =>
  `<path class="grid" d="M${rounded(at)} ${TOP - 4}V${end + 4}"/><text class="quiet middle" x="${rounded(at)}" y="${end + 19}">${vp}</text>`

function strip(row: PointsRow, frame: Frame, y: number): string {
  const colour = colourOf(frame.names.indexOf(row.player), frame.names.length)
  const at = (vp: number): string => rounded(x(frame, vp))
  return [
    `<g><title>${escaped(sentence(row))}</title>`,
    ...labels(row, frame, y),
    `<path fill="${colour}" fill-opacity=".22" stroke="${colour}" stroke-opacity=".75" d="${shape(row, frame, y)}"/>`,
    `<path stroke="${colour}" stroke-width="4" stroke-linecap="round" d="M${at(row.p10)} ${y}H${at(row.p90)}"/>`,
    `<path class="ring" stroke-width="2" d="M${at(row.p50)} ${y - 5}V${y + 5}"/>`,
    `<circle class="ring" stroke-width="2" fill="${colour}" cx="${at(row.mean)}" cy="${y}" r="5.5"/>`,
    `<text class="number" x="${MEAN}" y="${y + 4}">${row.mean.toFixed(1)}</text>`,
    `<text class="number" x="${WINNER}" y="${y + 4}">${row.winnerMean?.toFixed(1) ?? '–'}</text>`,
    '</g>',
  ].join('\n')
}

function labels({ player, against }: PointsRow, { isLadder }: Frame, y: number): string[] {
  const name = escaped(shortened(player, LONGEST_NAME))
  if (isLadder) return [`<text x="16" y="${y + 4}">${name}</text>`]
  const other = escaped(shortened(against ?? 'itself', LONGEST_NAME - 'against'.length))
  return [
    `<text x="16" y="${y - 1}">${name}</text>`,
    `<text class="quiet" x="16" y="${y + 12}">against ${other}</text>`,
  ]
}

/** The curve above the line and its mirror image below. */
function shape(row: PointsRow, frame: Frame, y: number): string {
  const curve = densityOf(row.values, row)
  const above = curve.map(({ value, height }) => `${rounded(x(frame, value))} ${rounded(y - SHAPE * height)}`)
  const below = curve.map(({ value, height }) => `${rounded(x(frame, value))} ${rounded(y + SHAPE * height)}`)
  return `M${[...above, ...below.toReversed()].join('L')}Z`
}

/** From hot iron for the strongest, over brass and verdigris, to cold slate. */
const COLOURS = ['#c4502f', '#cf8f22', '#86933f', '#3d9480', '#3f7fb0', '#76879a']

function colourOf(place: number, players: number): string {
  const part = Math.max(0, place) / Math.max(1, players - 1)
  return COLOURS[Math.round(part * (COLOURS.length - 1))] ?? 'currentColor'
}

const sentence = ({ player, against, seats, mean, p10, p50, p90 }: PointsRow): string =>
  `${player} against ${against ?? 'itself'}, ${seats} seats: mean ${rounded(mean)}; p10 ${rounded(p10)}, median ${rounded(p50)}, p90 ${rounded(p90)}`
