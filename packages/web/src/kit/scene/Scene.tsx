// The drawing at the head of the lobby: the iron bridge in its gorge, by day and by night.

import { Boat, Town, Works } from './Buildings.tsx'
import {
  circles,
  deck,
  deckAt,
  deckEnds,
  lamps,
  MIDDLE,
  posts,
  railing,
  ribs,
  SPRING,
  ties,
} from './bridge.ts'
import { body, hachures, hills, LEFT, RIGHT, reflection, ridge, ripples, stars } from './ground.ts'
import './Scene.css'

/** Drawn once; where the page is narrower, the banks are cut off. */
export function Scene() {
  return (
    <svg
      className="scene"
      viewBox={`${LEFT} 0 ${RIGHT - LEFT} 372`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <g className="scene-stars">
        {stars.map(([x, y, r]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
      {hills.map((hill, index) => (
        <g key={hill.foot + hill.from}>
          <path className={`scene-hill-${index}`} d={body(hill)} />
          <path className="scene-hachures" d={hachures(hill)} />
          <path className="scene-ridge" d={ridge(hill)} />
        </g>
      ))}
      <Town />
      <Works />
      <Water />
      <Bridge />
      <Boat />
    </svg>
  )
}

function Water() {
  return (
    <>
      <path className="scene-water" d={`M${LEFT} 316Q400 306 ${MIDDLE} 306T${RIGHT} 316V380H${LEFT}Z`} />
      <path className="scene-ripples" d={ripples} />
      <path className="scene-reflection" d={reflection} />
      <path className="scene-bank" d={`M${LEFT} 316Q200 306 566 307M1034 307Q1400 306 ${RIGHT} 316`} />
    </>
  )
}

function Bridge() {
  return (
    <g>
      <Abutment x={508} />
      <Abutment x={1036} />
      <path className="scene-thin" d={ties} />
      {ribs.map((rib) => (
        <path key={rib} className="scene-rib" d={rib} />
      ))}
      <path className="scene-post" d={posts} />
      {circles.map(({ x, y, r }) => (
        <circle key={x} className="scene-ring" cx={x} cy={y} r={r} />
      ))}
      <path className="scene-thin" d={railing} />
      <path className="scene-post" d={deck(-13)} />
      <path className="scene-deck" d={deck(5)} />
      {deckEnds.map((x) => (
        <path key={x} className="scene-stone" d={`M${x - 11} ${deckAt(x) + 34}v-58l11-9 11 9v58z`} />
      ))}
      {lamps.map((x) => (
        <Lamp key={x} x={x} y={deckAt(x)} />
      ))}
    </g>
  )
}

const ABUTMENT = 56
const COURSE = 17

/** Stone, in courses. */
function Abutment({ x }: { readonly x: number }) {
  const top = deckAt(x) + 8
  const courses = Array.from({ length: 11 }, (_, row) => top + (row + 1) * COURSE)
  const joints = courses.map(
    (y, row) => `M${x} ${y}h${ABUTMENT}M${x + (row % 2 === 0 ? 18 : 38)} ${y}v${COURSE}`,
  )
  return (
    <>
      <path className="scene-stone" d={`M${x} ${top}h${ABUTMENT}l4 ${SPRING + 8 - top}h-${ABUTMENT + 8}Z`} />
      <path className="scene-thin" d={joints.join('')} />
    </>
  )
}

function Lamp({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <>
      <circle className="scene-glow" cx={x} cy={y - 46} r="52" />
      <circle className="scene-glow" cx={x} cy={y - 46} r="26" />
      <path className="scene-post" d={`M${x} ${y - 12}V${y - 38}`} />
      <path className="scene-lamp" d={`M${x - 5} ${y - 38}h10l3-13h-16zM${x - 7} ${y - 52}h14l-7-6z`} />
    </>
  )
}
