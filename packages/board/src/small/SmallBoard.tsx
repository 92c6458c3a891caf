// A few places with their tiles and links, for examples: drawn with the pieces of the board, laid out by whoever tells something.

import { type Goods, idNamed, type Ruleset, type Seat } from '@ironbridge/engine'
import { type ReactElement, useId } from 'react'
import { GoodsShape } from '../draw/Goods.tsx'
import { Along, LineArt, LineToken } from '../draw/LineArt.tsx'
import { BonusArt, MerchantArt } from '../draw/MerchantArt.tsx'
import { PlateArt } from '../draw/PlateArt.tsx'
import { Hatch, Ring } from '../draw/Ring.tsx'
import { SlotFace } from '../draw/SlotFace.tsx'
import { TileFace } from '../draw/TileFace.tsx'
import { tileFace } from '../faces.ts'
import { type IconName, industryIcon } from '../icons/Icon.tsx'
import { around, type Box, type Curve, grown, measured, middleOf, pathOf } from '../maps/geometry.ts'
import type { LineShape } from '../maps/layout.ts'
import { type Plate, plateOf } from '../maps/plates.ts'
import { TOKEN } from '../maps/sizes.ts'
import type { Mark } from '../marks.ts'

export interface SmallBoardData {
  readonly places: readonly SmallPlace[]
  readonly links: readonly SmallLink[]
  readonly ways?: readonly SmallWay[]
}

export interface SmallPlace {
  readonly name: string
  /** Of its middle, in board units. */
  readonly at: readonly [x: number, y: number]
  /** Tiles, or the industry that an empty slot shows; none at a merchant's. */
  readonly slots?: readonly (SmallTile | string)[]
  /** The industry that a merchant here buys; its barrel stands beside it. */
  readonly buys?: string
  readonly bonus?: { readonly gives: 'money' | 'vp' | 'income' | 'develop'; readonly amount: number }
  readonly mark?: Mark
}

export interface SmallTile {
  /** As the engine names kinds: "coal-1". */
  readonly kind: string
  readonly owner: Seat
  readonly flipped?: boolean
  readonly cubes?: number
}

export interface SmallLink {
  /** Indices of places. */
  readonly ends: readonly [number, number]
  /** Null: a line without a link. */
  readonly owner: Seat | null
  readonly mark?: Mark
}

/** How something gets from one place to another. */
export interface SmallWay {
  readonly from: number
  readonly to: number
  /** Null: nothing but the way. */
  readonly goods: Goods | null
  /** Along the links between them; else straight there. */
  readonly along?: boolean
}

interface SmallBoardProps {
  readonly rules: Ruleset
  readonly board: SmallBoardData
}

/** As wide as what it is in, and never larger than the real board. Says nothing to screen readers: a sentence stands beneath it. */
export function SmallBoard({ rules, board: { places, links, ways = [] } }: SmallBoardProps): ReactElement {
  const id = useId()
  const plates = places.map(plateFor)
  const shapes = links.map(({ ends: [from, to] }) => shapeBetween(plates[from], plates[to]))
  const box = grown(around(plates.map((plate) => plate.box)), MARGIN)
  const high = ways.some(({ along }) => !along) ? ARC : 0
  return (
    <svg
      className="small-board"
      viewBox={`${box.x} ${box.y - high} ${box.w} ${box.h + high}`}
      style={{ maxWidth: `${box.w * UNIT}rem` }}
      aria-hidden="true"
    >
      <Hatch id={id} />
      <Ways ways={ways} links={links} plates={plates} shapes={shapes} />
      {links.map(({ owner }, index) => (
        <LineArt key={index} shape={shapes[index] as LineShape} era="canal" open owner={owner} />
      ))}
      {plates.map((plate, index) => (
        <PlaceArt key={index} rules={rules} plate={plate} place={places[index] as SmallPlace} hatch={id} />
      ))}
      {links.map(({ owner, mark }, index) => (
        <Token key={index} shape={shapes[index] as LineShape} owner={owner} mark={mark} hatch={id} />
      ))}
      {ways.map(({ to, goods }, index) => goods && <Arrived key={index} goods={goods} plate={plates[to]} />)}
    </svg>
  )
}

const MARGIN = 22
/** Room above for ways that lead straight there. */
const ARC = 34
/** A unit of the board in rem: names are then as large as text. */
const UNIT = 0.042

function plateFor({ name, at, slots = [], buys }: SmallPlace): Plate {
  const row = {
    at,
    group: 'blue',
    banner: Math.max(84 + (slots.length - 1) * 72, name.length * 14 + 20),
  } as const
  return buys === undefined ? plateOf(row, 'town', slots.length, 0) : plateOf({ at }, 'merchant', 0, 1)
}

function shapeBetween(from: Plate | undefined, to: Plate | undefined): LineShape {
  if (!from || !to) throw new Error('A link leads nowhere.')
  const [start, end] = [middleOf(from.body), middleOf(to.body)]
  // Its middle lies between the plates, however wide they are.
  const [left, right] = [from.box.x + from.box.w, to.box.x]
  const y = (start.y + end.y) / 2
  const curve: Curve = [start.x, start.y, (start.x + end.x) / 2, y, end.x, end.y]
  return { curves: [curve], token: { x: (left + right) / 2, y }, length: measured(curve).length }
}

interface PlaceArtProps {
  readonly rules: Ruleset
  readonly plate: Plate
  readonly place: SmallPlace
  readonly hatch: string
}

function PlaceArt({ rules, plate, place, hatch }: PlaceArtProps): ReactElement {
  const [merchant] = plate.merchants
  return (
    <>
      <PlateArt plate={plate} name={place.name} icons={0} />
      {plate.slots.map((slot, index) => (
        <g key={index} transform={`translate(${slot.x} ${slot.y})`}>
          <SlotArt rules={rules} slot={place.slots?.[index] ?? ''} />
        </g>
      ))}
      {merchant && <MerchantArt boxes={merchant} buys={iconOf(place.buys)} barrel />}
      {plate.bonus && place.bonus && <BonusArt box={plate.bonus} bonus={place.bonus} />}
      {place.mark && <Ring mark={place.mark} box={plate.box} round={false} hatch={hatch} />}
    </>
  )
}

const iconOf = (industry = ''): IconName => industryIcon(industry)

function SlotArt({
  rules,
  slot,
}: {
  readonly rules: Ruleset
  readonly slot: SmallTile | string
}): ReactElement {
  if (typeof slot === 'string') return <SlotFace icons={iconOf(slot)} />
  const { kind, owner, flipped = false, cubes = 0 } = slot
  return <TileFace {...tileFace(rules, { kind: idNamed(rules.kinds, kind), owner, flipped, cubes })} />
}

interface TokenProps {
  readonly shape: LineShape
  readonly owner: Seat | null
  readonly mark: Mark | undefined
  readonly hatch: string
}

function Token({ shape, owner, mark, hatch }: TokenProps): ReactElement {
  const { x, y } = shape.token
  const box: Box = { x: x - TOKEN, y: y - TOKEN, w: 2 * TOKEN, h: 2 * TOKEN }
  return (
    <>
      <LineToken shape={shape} era="canal" open owner={owner} />
      {mark && <Ring mark={mark} box={box} round hatch={hatch} />}
    </>
  )
}

interface WaysProps extends Pick<SmallBoardData, 'links'> {
  readonly ways: readonly SmallWay[]
  readonly plates: readonly Plate[]
  readonly shapes: readonly LineShape[]
}

function Ways({ ways, links, plates, shapes }: WaysProps): ReactElement {
  const paths = ways
    .filter(({ along }) => along)
    .flatMap((way) =>
      links.flatMap(({ ends }, index) => (ends.every((end) => isBetween(end, way)) ? [index] : [])),
    )
    .flatMap((index) => shapes[index]?.curves.map(pathOf) ?? [])
  return (
    <>
      {paths.length > 0 && <Along paths={paths} stroke="var(--legal)" strokeWidth={31} />}
      {ways
        .filter(({ along }) => !along)
        .map(({ from, to }) => (
          <Along
            key={`${from} ${to}`}
            paths={[arcBetween(plates[from], plates[to])]}
            stroke="var(--legal)"
            strokeWidth={6}
            strokeDasharray="1 12"
            strokeLinecap="round"
          />
        ))}
    </>
  )
}

const isBetween = (place: number, { from, to }: SmallWay): boolean =>
  place >= Math.min(from, to) && place <= Math.max(from, to)

/** Over the plates, from banner to banner. */
function arcBetween(from: Plate | undefined, to: Plate | undefined): string {
  if (!from || !to) throw new Error('A way leads nowhere.')
  const [a, b] = [middleOf(from.banner), middleOf(to.banner)]
  return pathOf([a.x, a.y - 15, (a.x + b.x) / 2, a.y - 15 - 2 * ARC, b.x, b.y - 15])
}

/** What has come, at the lower corner of the place it has come to. */
function Arrived({
  goods,
  plate,
}: {
  readonly goods: Goods
  readonly plate: Plate | undefined
}): ReactElement | null {
  if (!plate) return null
  const { x, y, h } = plate.box
  return (
    <>
      <circle cx={x + 4} cy={y + h - 4} r="17" fill="var(--docket)" stroke="var(--legal)" strokeWidth="4" />
      <GoodsShape goods={goods} x={x - 7} y={y + h - 15} size={22} onDocket />
    </>
  )
}
