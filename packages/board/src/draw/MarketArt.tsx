// The markets of coal and iron. Empty cells are as visible as full ones: the hole is the price.

import type { Ruleset } from '@ironbridge/engine'
import { memo, type ReactElement } from 'react'
import { DrawnIcon } from '../icons/Icon.tsx'
import { MARKET_HEAD, type MarketBoxes } from '../maps/furniture.ts'
import type { Box } from '../maps/geometry.ts'
import { GoodsShape } from './Goods.tsx'
import { Label, pounds } from './Label.tsx'

interface MarketProps {
  readonly goods: 'coal' | 'iron'
  readonly boxes: MarketBoxes
  readonly table: Ruleset['edition']['markets']['coal']
  /** Cubes in it: they lie on the dearest spaces. */
  readonly cubes: number
  readonly name: string
  readonly ifEmpty: string
}

export const MarketArt = memo(function MarketArt(props: MarketProps): ReactElement {
  const { goods, boxes, table, cubes, name } = props
  const { box, cells, prices } = boxes
  const bought = nextCells(cells.length, cubes, 1)[0]
  const next = bought === undefined ? table.priceWhenEmpty : table.prices[bought]
  return (
    <>
      <Panel box={box} head={MARKET_HEAD[boxes.shape]} tall={boxes.shape === 'tall'} />
      {boxes.shape === 'tall' ? (
        <>
          <DrawnIcon name={goods} x={box.x + 12} y={box.y + 6} size={25} color="var(--furniture-head-icon)" />
          <Label x={box.x + 44} y={box.y + 27} size={24} fill="var(--furniture-head-ink)">
            {name}
          </Label>
        </>
      ) : (
        <>
          <DrawnIcon
            name={goods}
            x={box.x + 20}
            y={box.y + 24}
            size={36}
            color="var(--furniture-head-icon)"
          />
          <Label x={box.x + 38} y={box.y + 90} size={24} anchor="middle" fill="var(--furniture-head-ink)">
            {name}
          </Label>
        </>
      )}
      {prices.map(({ price, box: at }) => (
        <Price
          key={price}
          price={price}
          box={at}
          isNext={price === next}
          soft={price === table.priceWhenEmpty}
        />
      ))}
      <IfEmpty {...props} />
      {cells.map((cell, space) => (
        <g key={`${cell.x} ${cell.y}`}>
          <rect
            x={cell.x}
            y={cell.y}
            width={cell.w}
            height={cell.h}
            rx="4"
            fill="var(--slot)"
            stroke="var(--slot-ink)"
            strokeOpacity="0.6"
          />
          {space >= cells.length - cubes && (
            <GoodsShape goods={goods} x={cell.x + 4} y={cell.y + 4} size={26} />
          )}
        </g>
      ))}
    </>
  )
})

/** Spaces that the next cubes are bought from: the cheapest first. */
export const nextCells = (spaces: number, cubes: number, count: number): number[] =>
  Array.from({ length: Math.min(count, cubes) }, (_, index) => spaces - cubes + index)

/** The price of the next cube stands out. */
function Price(props: {
  readonly price: number
  readonly box: Box
  readonly isNext: boolean
  readonly soft: boolean
}): ReactElement {
  const { price, box, isNext, soft } = props
  return (
    <>
      {isNext && <rect x={box.x} y={box.y} width={box.w} height={box.h} rx="5" fill="var(--ink)" />}
      <Label
        x={box.x + box.w / 2}
        y={box.y + box.h / 2 + 8.5}
        size={24}
        anchor="middle"
        look="numeral"
        fill={isNext ? 'var(--card)' : soft ? 'var(--ink-soft)' : 'var(--ink)'}
      >
        {pounds(price)}
      </Label>
    </>
  )
}

function IfEmpty({ boxes, ifEmpty }: MarketProps): ReactElement | null {
  const last = boxes.prices.at(-1)?.box
  if (!last) return null
  if (boxes.shape === 'tall')
    return (
      <>
        <Label x={last.x + last.w + 5} y={last.y + 24} size={19} look="aside" fill="var(--ink-soft)">
          {ifEmpty}
        </Label>
        <path
          d={`M${boxes.box.x + 8} ${last.y + 38}h${boxes.box.w - 16}`}
          stroke="var(--hair)"
          strokeWidth="1.2"
        />
      </>
    )
  return (
    <>
      <path
        d={`M${2 * last.x + last.w - boxes.box.x - boxes.box.w} ${boxes.box.y + 10}v${boxes.box.h - 20}`}
        stroke="var(--hair)"
        strokeWidth="1.2"
      />
      {ifEmpty.split(' ').map((word, row) => (
        <Label
          key={word}
          x={last.x + last.w / 2}
          y={last.y + 59 + row * 22}
          size={19}
          anchor="middle"
          look="aside"
          fill="var(--ink-soft)"
        >
          {word}
        </Label>
      ))}
    </>
  )
}

/** A sheet with a dark head, above or at the left. */
export function Panel({
  box,
  head,
  tall,
}: {
  readonly box: Box
  readonly head: number
  readonly tall: boolean
}): ReactElement {
  const { x, y, w, h } = box
  return (
    <>
      <rect x={x + 3} y={y + 4} width={w} height={h} rx="6" fill="var(--shadow)" />
      <rect x={x} y={y} width={w} height={h} rx="6" fill="var(--card)" />
      <path
        d={
          tall
            ? `M${x} ${y + 6}a6 6 0 0 1 6-6h${w - 12}a6 6 0 0 1 6 6v${head - 6}h${-w}z`
            : `M${x + 6} ${y}h${head - 6}v${h}h${6 - head}a6 6 0 0 1-6-6v${12 - h}a6 6 0 0 1 6-6z`
        }
        fill="var(--furniture-head)"
      />
      <rect
        x={x}
        y={y}
        width={w}
        height={h}
        rx="6"
        fill="none"
        stroke="var(--plate-edge)"
        strokeWidth="1.8"
      />
    </>
  )
}
