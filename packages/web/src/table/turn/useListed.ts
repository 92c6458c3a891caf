// Which of the answers that the board shows are listed beside it too: as many as there is room for, and none that would be cut.

import { useEffect, useLayoutEffect, useState } from 'react'
import type { Option } from '../../play/choose.ts'
import { useNearest } from '../board/nearest.ts'

/** More than these are found sooner on the board. */
const MOST_LISTED = 8

/** All of them, or where they are many or have no room, those nearest to the pointer; without one, of many none. */
export function useListed(options: readonly Option[], isWhole: boolean): readonly Option[] {
  const near = useNearest(options)
  const room = useRoom(options, isWhole)
  if (isWhole || options.length <= room) return options
  const isMany = options.length > MOST_LISTED
  return isMany && !matchMedia('(hover: hover)').matches ? [] : near.slice(0, room)
}

/** For how many of them the panel has room, found by trying: it becomes less until none is cut. */
function useRoom(options: readonly Option[], isWhole: boolean): number {
  const asked = options.map(({ aspect, value }) => `${aspect} ${value}`).join()
  const [found, setFound] = useState({ asked, room: MOST_LISTED })
  const room = found.asked === asked ? found.room : MOST_LISTED
  useLayoutEffect(() => {
    const cut = isWhole ? 0 : choicesCut()
    if (cut > 0) setFound({ asked, room: Math.max(0, Math.min(room, options.length) - cut) })
  })
  useEffect(() => {
    const scroller = scrollerOf(panel())
    if (isWhole || scroller === null) return
    let { clientHeight, clientWidth } = scroller
    const sizes = new ResizeObserver(() => {
      if (scroller.clientHeight === clientHeight && scroller.clientWidth === clientWidth) return
      ;({ clientHeight, clientWidth } = scroller)
      setFound({ asked, room: MOST_LISTED })
    })
    sizes.observe(scroller)
    return () => sizes.disconnect()
  }, [asked, isWhole])
  return room
}

const panel = (): HTMLElement | null => document.getElementById('question')

/** On a phone the sheet around the panel scrolls. */
const scrollerOf = (one: HTMLElement | null): HTMLElement | null =>
  one?.closest<HTMLElement>('.sheet-body') ?? one

/** Below the edge, or behind the foot. */
function choicesCut(): number {
  const scroller = scrollerOf(panel())
  const choices = [...(panel()?.querySelectorAll('.choice') ?? [])].map((choice) =>
    choice.getBoundingClientRect(),
  )
  if (scroller === null || choices[0] === undefined) return 0
  const { bottom: edge } = scroller.getBoundingClientRect()
  const foot = panel()?.querySelector('.buttons:not(:empty)')?.getBoundingClientRect().top ?? edge
  // On a phone the way back may stand beside the heading.
  const floor = foot > choices[0].top ? Math.min(foot, edge) : edge
  return choices.filter(({ bottom }) => bottom + scroller.scrollTop > floor + 1).length
}
