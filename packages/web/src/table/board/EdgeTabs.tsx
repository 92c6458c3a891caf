// On a small screen: tabs at the edges of the board that name what is lit beyond them, and lead there; and the way to the whole map.

import {
  Icon,
  type Marks,
  type Place,
  readPlace,
  type Size,
  type View,
  type ViewportHandle,
} from '@ironbridge/board'
import type { Ruleset } from '@ironbridge/engine'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type CSSProperties, type RefObject, useEffect, useState } from 'react'
import { goodsName, lineName, merchantName, townName } from '../../words/index.ts'
import { type Corner, type Edge, edgesOf, freeCorner } from './edges.ts'

/** Told by the window on the board which part of it is seen. */
export interface Window {
  seen: ((view: View, size: Size) => void) | null
  last: readonly [View, Size] | null
}

export interface EdgeTabsProps {
  readonly rules: Ruleset
  readonly marks: Marks
  readonly viewport: RefObject<ViewportHandle | null>
  readonly window: RefObject<Window>
  /** To the whole map, and from there back; null where all of it is seen at a good size. */
  readonly overview: { readonly isOn: boolean; readonly press: () => void } | null
}

export function EdgeTabs({ rules, marks, viewport, window, overview }: EdgeTabsProps) {
  const { t, i18n } = useLingui()
  const [edges, setEdges] = useState<readonly Edge[]>([])
  const [corner, setCorner] = useState<Corner>('top-right')
  useEffect(() => {
    const { current: at } = window
    const look = (view: View, size: Size): void => {
      const next = edgesOf(rules, marks, view, size)
      setCorner(freeCorner(rules, marks, view, size))
      // A finger that drags changes it every moment; mostly there is nothing to tell.
      setEdges((before) => (before.length === 0 && next.length === 0 ? before : next))
    }
    at.seen = look
    if (at.last !== null) look(...at.last)
    return () => {
      at.seen = null
    }
  }, [rules, marks, window])
  return (
    <>
      {overview !== null && (
        <button
          type="button"
          className={`overview ${corner}`}
          aria-label={t`Whole map`}
          aria-pressed={overview.isOn}
          onClick={overview.press}
        >
          <Icon name="overview" size={22} />
        </button>
      )}
      {edges.map(({ side, place, spots, at }) => (
        <button
          key={side}
          type="button"
          className={`edge-tab ${side}`}
          style={{ '--at': `${Math.round(at)}px` } as CSSProperties}
          aria-label={t`Show on the map: ${nameOf(i18n, rules, place)}`}
          onClick={() => viewport.current?.gather(spots, spots[0])}
        >
          <span>{nameOf(i18n, rules, place)}</span>
          {spots.length > 1 && <small>+{spots.length - 1}</small>}
        </button>
      ))}
    </>
  )
}

function nameOf(i18n: I18n, rules: Ruleset, place: Place): string {
  const at = readPlace(place)
  switch (at.kind) {
    case 'slot':
      return townName(i18n, rules, at.id)
    case 'line':
      return lineName(i18n, rules, at.id)
    case 'merchant':
      return merchantName(i18n, rules, at.id)
    case 'market':
      return goodsName(i18n, at.goods)
    default:
      return i18n._(msg`Distant market`)
  }
}
