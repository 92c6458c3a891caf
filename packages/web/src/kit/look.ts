// How the page looks and moves: the side and the motion that were set, or the system's.

import { useEffect, useSyncExternalStore } from 'react'
import { change, useSettings } from './settings.ts'

export const useSide = (): 'day' | 'night' => {
  const set = useSettings(({ side }) => side)
  const isDark = useMedia('(prefers-color-scheme: dark)')
  return set === 'system' ? (isDark ? 'night' : 'day') : set
}

export const useIsMotionReduced = (): boolean => {
  const set = useSettings(({ motion }) => motion)
  const isReduced = useMedia('(prefers-reduced-motion: reduce)')
  return set === 'system' ? isReduced : set === 'reduced'
}

/** Tells the style sheets. */
export function useLook(): void {
  const side = useSide()
  const motion = useIsMotionReduced() ? 'reduced' : 'full'
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.side = side
    dataset.motion = motion
    const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
    if (bar) bar.content = BAR_COLOURS[side]
  }, [side, motion])
}

export const turnSide = (side: 'day' | 'night'): void => change({ side: side === 'day' ? 'night' : 'day' })

const BAR_COLOURS = { day: '#2a1f14', night: '#070b10' }

function useMedia(query: string): boolean {
  const subscribe = (listener: () => void): (() => void) => {
    const media = matchMedia(query)
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  }
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
