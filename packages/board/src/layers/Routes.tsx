// The way that goods take: violet beneath the links, and a disc with the goods at the target.

import type { ReactElement } from 'react'
import { GoodsShape } from '../draw/Goods.tsx'
import { Label } from '../draw/Label.tsx'
import { Along } from '../draw/LineArt.tsx'
import { middleOf, type Point, pathOf } from '../maps/geometry.ts'
import type { Layout } from '../maps/layout.ts'
import { boxOf } from '../maps/places.ts'
import type { MarkedRoute } from '../marks.ts'
import { linePlace, locationPlace } from '../place.ts'
import { locationOf } from './lit.ts'

interface RoutesProps {
  readonly routes: readonly MarkedRoute[]
  readonly layout: Layout
  readonly id: string
  /** Ways lie under the rings, discs above them. */
  readonly part: 'ways' | 'discs'
}

export function Routes({ routes, layout, id, part }: RoutesProps): ReactElement {
  if (part === 'ways') {
    const lines = [...new Set(routes.flatMap((route) => route.lines))]
    const paths = lines.flatMap((line) => layout.lines[line]?.curves.map(pathOf) ?? [])
    // Drawn again: links lie on their way, and arcs come out from beneath the plates.
    const ends = routes.flatMap(({ from, to }) => [from, to]).flatMap((end) => locationOf(layout, end) ?? [])
    const pieces = [
      ...lines.map(linePlace),
      ...[...new Set(ends)].map(locationPlace),
      ...lines.map((line) => `token:${line}`),
    ]
    return (
      <>
        <Along paths={paths} stroke="var(--legal-halo)" strokeWidth={37} />
        <Along paths={paths} stroke="var(--legal)" strokeWidth={29} />
        {routes.map((route, index) => (
          <Arc key={`${keyOf(route)} ${index}`} route={route} layout={layout} />
        ))}
        {pieces.map((piece) => (
          <use key={piece} href={`#${id}${piece}`} />
        ))}
      </>
    )
  }
  return (
    <>
      {stacked(routes).map((disc) => (
        <Disc key={`${keyOf(disc.route)} ${disc.text}`} {...disc} layout={layout} />
      ))}
    </>
  )
}

const keyOf = ({ goods, from, to }: MarkedRoute): string => `${goods} ${from} ${to}`

/** Straight there, where no link leads: iron, and an owner's beer. */
function Arc({
  route,
  layout,
}: {
  readonly route: MarkedRoute
  readonly layout: Layout
}): ReactElement | null {
  if (route.lines.length > 0 || route.from === route.to) return null
  const from = middleOf(boxOf(layout, route.from))
  const to = middleOf(boxOf(layout, route.to))
  const bend = 0.16
  const control: Point = {
    x: (from.x + to.x) / 2 + (to.y - from.y) * bend,
    y: (from.y + to.y) / 2 - (to.x - from.x) * bend,
  }
  const d = pathOf([from.x, from.y, control.x, control.y, to.x, to.y])
  return (
    <>
      <path d={d} fill="none" stroke="var(--legal-halo)" strokeWidth="9" strokeLinecap="round" />
      <path
        d={d}
        fill="none"
        stroke="var(--legal)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="1 11"
      />
    </>
  )
}

interface Stacked {
  readonly route: MarkedRoute
  /** Number of such cubes, and the price. */
  readonly text: string
  /** From the left edge of the target. */
  readonly left: number
  readonly width: number
}

/** Goods alike share a disc; discs at one target stand side by side. */
function stacked(routes: readonly MarkedRoute[]): Stacked[] {
  const alike = Map.groupBy(
    routes.filter(({ goods }) => goods !== null),
    (route) => `${keyOf(route)} ${route.price}`,
  )
  const taken = new Map<string, number>()
  return [...alike.values()].map((group) => {
    const route = group[0] as MarkedRoute
    const text = [group.length > 1 ? `×${group.length}` : '', route.price ?? ''].filter(Boolean).join(' ')
    const width = text ? 46 + text.length * 11.5 : 38
    const left = taken.get(route.to) ?? 0
    taken.set(route.to, left + width + 4)
    return { route, text, left, width }
  })
}

/** Beneath the target, so that it stays to be seen. */
function Disc({
  route,
  text,
  left,
  width,
  layout,
}: Stacked & { readonly layout: Layout }): ReactElement | null {
  if (route.goods === null) return null
  const box = boxOf(layout, route.to)
  const x = box.x - 12 + left
  const y = box.y + box.h - 2
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height="38"
        rx="19"
        fill="var(--docket)"
        stroke="var(--legal)"
        strokeWidth="4"
      />
      <GoodsShape goods={route.goods} x={x + 6} y={y + 6} size={26} onDocket />
      {text && (
        <Label x={x + 37} y={y + 26.5} size={21} look="numeral" fill="var(--docket-ink)">
          {text}
        </Label>
      )}
    </>
  )
}
