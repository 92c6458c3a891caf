// The sheet that everything lies on: counties, sea, rivers, hills, paper, frame; by night, the lamps of the towns.

import { memo, type ReactElement, useEffect, useId, useState } from 'react'
import { FrameArt } from '../draw/FrameArt.tsx'
import type { Layout } from '../maps/layout.ts'
import { BOARD, FRAME } from '../maps/sizes.ts'
import { grain } from './grain.ts'
import { OrnamentArt } from './Ornaments.tsx'
import type { GroundPaths } from './paths.ts'

const SHEET = { x: FRAME, y: FRAME, width: BOARD.w - 2 * FRAME, height: BOARD.h - 2 * FRAME }

/** Drawn once for a game. The paths of its map are loaded when they are first wanted. */
export const Ground = memo(function Ground({ layout }: { readonly layout: Layout }): ReactElement {
  const id = useId()
  const paths = usePaths(layout)
  return (
    <svg viewBox={`0 0 ${BOARD.w} ${BOARD.h}`} aria-hidden="true">
      <defs>
        <clipPath id={`${id}sheet`}>
          <rect {...SHEET} />
        </clipPath>
        <pattern id={`${id}grain`} width="128" height="128" patternUnits="userSpaceOnUse">
          <image width="128" height="128" href={grain} />
        </pattern>
        <radialGradient id={`${id}vignette`} cx="0.5" cy="0.45" r="0.75">
          <stop offset="0.55" stopColor="var(--vignette)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--vignette)" />
        </radialGradient>
        <radialGradient id={`${id}lamp`}>
          <stop offset="0" stopColor="var(--lamp)" stopOpacity="0.42" />
          <stop offset="0.55" stopColor="var(--lamp)" stopOpacity="0.14" />
          <stop offset="1" stopColor="var(--lamp)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect {...SHEET} fill="var(--ground)" />
      <g clipPath={`url(#${id}sheet)`}>
        {paths && <Country id={id} paths={paths} />}
        <rect {...SHEET} fill={`url(#${id}vignette)`} />
        {layout.map.ornaments.map((ornament) => (
          <OrnamentArt key={ornament.kind} {...ornament} />
        ))}
      </g>
      <FrameArt levels={layout.rules.edition.incomeTrack} />
      <rect width={BOARD.w} height={BOARD.h} fill={`url(#${id}grain)`} opacity="var(--grain-opacity)" />
      <g className="lamps" fill={`url(#${id}lamp)`}>
        {layout.plates.map(({ box: { x, y, w, h } }) => (
          <ellipse key={`${x} ${y}`} cx={x + w / 2} cy={y + h / 2 + 6} rx={w * 0.86} ry={h * 0.95} />
        ))}
      </g>
    </svg>
  )
})

function usePaths({ map }: Layout): GroundPaths | null {
  const [loaded, setLoaded] = useState<{ map: Layout['map']; paths: GroundPaths } | null>(null)
  useEffect(() => {
    let wanted = true
    const keep = (paths: GroundPaths): void => {
      if (wanted) setLoaded({ map, paths })
    }
    // Without them the board is plain, and can be played.
    map.ground?.().then(keep, () => {})
    return () => {
      wanted = false
    }
  }, [map])
  return loaded?.map === map ? loaded.paths : null
}

function Country({ id, paths }: { readonly id: string; readonly paths: GroundPaths }): ReactElement {
  const { counties, sea, rivers, hachures } = paths
  return (
    <>
      {counties.map(({ group, d }) => (
        <g key={group}>
          <clipPath id={`${id}${group}`}>
            <path d={d} />
          </clipPath>
          <path d={d} fill={`var(--tint-${group})`} opacity="var(--tint-opacity)" />
          <g clipPath={`url(#${id}${group})`} opacity="var(--tint-edge-opacity)">
            <path d={d} fill="none" stroke={`var(--tint-${group})`} strokeWidth="18" />
          </g>
          <path
            d={d}
            fill="none"
            stroke="var(--ink-soft)"
            strokeOpacity="0.55"
            strokeWidth="1.6"
            strokeDasharray="1.5 6"
            strokeLinecap="round"
          />
        </g>
      ))}
      {sea && <Sea id={id} coast={sea} />}
      <g stroke="var(--hair)" strokeOpacity="0.35" strokeWidth="0.8">
        {GRATICULE.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <g fill="none" stroke="var(--river)" strokeWidth="4" strokeLinecap="round">
        {rivers.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <path
        d={hachures}
        transform="scale(0.5)"
        fill="none"
        stroke="var(--hill)"
        strokeWidth="2.2"
        strokeLinecap="round"
        opacity="0.75"
      />
    </>
  )
}

/** Waterlining: the coast drawn again and again, further out and fainter. */
function Sea({ id, coast }: { readonly id: string; readonly coast: string }): ReactElement {
  return (
    <>
      <clipPath id={`${id}sea`}>
        <path d={coast} />
      </clipPath>
      <path d={coast} fill="var(--sea)" />
      <g clipPath={`url(#${id}sea)`} fill="none">
        {WATERLINES.map(([out, opacity]) => (
          <g key={out}>
            <path d={coast} stroke="var(--sea-line)" strokeOpacity={opacity} strokeWidth={2 * out + 1.8} />
            <path d={coast} stroke="var(--sea)" strokeWidth={2 * out - 0.2} />
          </g>
        ))}
      </g>
      <path d={coast} fill="none" stroke="var(--ink)" strokeOpacity="0.75" strokeWidth="1.8" />
    </>
  )
}

/** How far from the coast, and how strong; the furthest is drawn first. */
const WATERLINES = [
  [94, 0.2],
  [68, 0.28],
  [46, 0.4],
  [28, 0.55],
  [14, 0.75],
  [3, 1],
] as const

const GRATICULE = [
  ...[1, 2, 3, 4, 5].map((part) => `M${FRAME + (SHEET.width * part) / 6} ${FRAME}v${SHEET.height}`),
  ...[1, 2, 3].map((part) => `M${FRAME} ${FRAME + (SHEET.height * part) / 4}h${SHEET.width}`),
]
