// The mark of the page: one span of an iron bridge.

export function BridgeMark() {
  return (
    <svg width="30" height="18" viewBox="0 0 40 24" aria-hidden="true" focusable="false">
      <path d={BRIDGE_MARK} fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
    </svg>
  )
}

/** Deck, two ribs, posts and the water's edge. */
const BRIDGE_MARK =
  'M1 6.5Q20 1.5 39 6.5M5 22a15 15 0 0 1 30 0M10.5 22a9.5 9.5 0 0 1 19 0M9.4 11V6M15 8V4.6M25 8V4.6M30.6 11V6M1 22h6M33 22h6'
