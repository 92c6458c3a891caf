// A word with its meaning: underlined with dots, and explained to whoever points at it, focuses it or taps it.

import {
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Meaning } from './Meaning.tsx'
import { ReadingContext } from './reading.ts'
import './Term.css'

interface TermProps {
  /** Of the list of words. */
  readonly id: string
  readonly children: ReactNode
}

export function Term({ id, children }: TermProps) {
  const reading = use(ReadingContext)
  const [isOpen, setOpen] = useState(false)
  const whole = useRef<HTMLSpanElement>(null)
  const noteId = useId()
  useEffect(() => {
    if (!isOpen) return
    const leave = ({ target }: Event): void => {
      if (!(target instanceof Node) || !whole.current?.contains(target)) setOpen(false)
    }
    // Escape closes one thing at a time: nothing that lies beneath hears of it.
    const hear = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopImmediatePropagation()
      setOpen(false)
    }
    addEventListener('pointerdown', leave)
    addEventListener('keydown', hear, { capture: true })
    return () => {
      removeEventListener('pointerdown', leave)
      removeEventListener('keydown', hear, { capture: true })
    }
  }, [isOpen])
  if (reading === null) return children
  return (
    <span
      ref={whole}
      className="term"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setOpen(false)}
    >
      <button
        type="button"
        aria-describedby={isOpen ? noteId : undefined}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {isOpen && (
        <Note id={noteId} whole={whole}>
          <Meaning id={id} reading={reading} />
        </Note>
      )}
    </span>
  )
}

interface NoteProps {
  readonly id: string
  readonly whole: RefObject<HTMLSpanElement | null>
  readonly children: ReactNode
}

/** In the top layer, so that nothing cuts it off; beneath the word, or above it where there is no room. */
function Note({ id, whole, children }: NoteProps) {
  const ref = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const [note, word] = [ref.current, whole.current]
    if (!note || !word) return
    note.showPopover()
    const place = (): void => {
      const at = word.getBoundingClientRect()
      const { width, height } = note.getBoundingClientRect()
      const isRoomBelow = at.bottom + height <= innerHeight || at.top < height
      note.style.top = `${isRoomBelow ? at.bottom : at.top - height}px`
      note.style.left = `${Math.max(EDGE, Math.min(at.left, innerWidth - width - EDGE))}px`
    }
    place()
    addEventListener('scroll', place, { capture: true, passive: true })
    return () => removeEventListener('scroll', place, { capture: true })
  }, [whole])
  return (
    <span ref={ref} id={id} className="term-note" role="tooltip" popover="manual">
      {children}
    </span>
  )
}

/** From the edge of the window. */
const EDGE = 8
