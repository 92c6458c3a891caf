// Small engravings in the empty corners of a map: a compass rose, the iron bridge, a brig under sail.

import type { ReactElement } from 'react'
import { Label } from '../draw/Label.tsx'
import type { Ornament } from '../maps/table.ts'

export function OrnamentArt({ kind, at: [x, y] }: Ornament): ReactElement {
  return (
    <g transform={`translate(${x} ${y})`} color="var(--ink-soft)" opacity="0.8">
      {kind === 'compass' ? <Compass /> : kind === 'bridge' ? <Bridge /> : <Ship />}
    </g>
  )
}

function Compass(): ReactElement {
  return (
    <>
      <circle r="23" fill="none" stroke="currentColor" />
      <circle r="26" fill="none" stroke="currentColor" strokeWidth="0.6" strokeDasharray="1 3" />
      {[45, 135, 225, 315].map((turn) => (
        <path
          key={turn}
          transform={`rotate(${turn})`}
          d="M0-20L4-4 0 0-4-4z"
          fill="currentColor"
          opacity="0.5"
        />
      ))}
      {[0, 90, 180, 270].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d="M0 0L-6-7L0-36Z" fill="currentColor" />
          <path d="M0 0L6-7L0-36Z" fill="var(--card)" stroke="currentColor" />
        </g>
      ))}
      <Label x={0} y={-41} size={20} anchor="middle" look="numeral" fill="currentColor">
        N
      </Label>
    </>
  )
}

/** Ribs of cast iron between two piers, over a little water. 120 wide, 64 high, from its top left corner. */
function Bridge(): ReactElement {
  return (
    <g transform="scale(0.86)" fill="none" stroke="currentColor" strokeWidth="1.2" strokeLinecap="round">
      <path d={PIERS} strokeWidth="0.7" />
      <path d="M3 29V70H23V29M137 29V70H117V29" strokeWidth="1.3" />
      <path d={RIBS} />
      <path d={TIES} strokeWidth="0.8" />
      <circle cx="33" cy="37" r="6" />
      <circle cx="107" cy="37" r="6" />
      <path d="M0 27Q70 7 140 27M0 30Q70 10 140 30" strokeWidth="1.4" />
      <path d="M0 19Q70-1 140 19" />
      <path d={RAILING} strokeWidth="0.7" />
      <path d="M30 70h18M54 72.500h30M92 70h16M42 74.500h14M74 75.500h22" strokeWidth="0.9" />
    </g>
  )
}

const onArch = (r: number, turn: number): string =>
  `${(70 - r * Math.cos(turn)).toFixed(1)} ${(68 - r * Math.sin(turn)).toFixed(1)}`
const parts = (count: number): number[] => Array.from({ length: count }, (_, index) => (index + 0.5) / count)

const RIBS = [45, 40, 34].map((r) => `M${70 - r} 68A${r} ${r} 0 0 1 ${70 + r} 68`).join('')
const TIES = parts(15)
  .map((share) => `M${onArch(45, share * Math.PI)}L${onArch(34, share * Math.PI)}`)
  .join('')
const RAILING = parts(22)
  .map((share) => `M${(140 * share).toFixed(1)} ${(19 - 40 * share * (1 - share)).toFixed(1)}v7.5`)
  .join('')
const PIERS = [37, 45, 53, 61]
  .map((y) => `M3 ${y}h20M117 ${y}h20M${y % 16 === 5 ? 10 : 15} ${y}v8M${y % 16 === 5 ? 124 : 129} ${y}v8`)
  .join('')

/** 62 wide, 60 high, from its top left corner. */
function Ship(): ReactElement {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="1.1" strokeLinejoin="round" strokeLinecap="round">
      <path d="M6 44h50l-5 10H13z" fill="currentColor" />
      <path d="M22 44V6M40 44V8M56 44l6-6" />
      <path
        d="M14 10q8-3 16 0q-2 6 0 11q-8-2-16 0q2-5 0-11zM13 24q9-3 18 0q-2 7 0 14q-9-2-18 0q2-7 0-14zM33 12q7-3 14 0q-2 5 0 10q-7-2-14 0q2-5 0-10zM32 25q8-3 16 0q-2 7 0 13q-8-2-16 0q2-6 0-13z"
        fill="var(--sea)"
      />
      <path d="M60 38L48 16M22 6l4 1.500M40 8l4 1.5" strokeWidth="0.8" />
      <path d="M0 57q5-3 10 0t10 0t10 0t10 0t10 0t10 0" strokeWidth="0.9" />
    </g>
  )
}
