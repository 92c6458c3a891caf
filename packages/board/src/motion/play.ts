// Steps become Web Animations on a board that already shows what they lead to. Input stays live: a new click finishes them.

import type { Point } from '../maps/geometry.ts'
import { type Aside, nothingAside } from './aside.ts'
import type { MotionStep } from './steps.ts'

export interface Playing {
  readonly finished: Promise<void>
  /** Shows the end at once. */
  readonly finish: () => void
}

export interface PlayOptions {
  /** 1 as designed, 2 twice as fast. */
  readonly speed: number
  /** No travel and no turning: pieces appear by a short fade. */
  readonly reduced: boolean
  /** What has left the board with these steps. */
  readonly aside?: Aside
}

const EASING = 'cubic-bezier(.2,.7,.2,1)'
const FADE = 120
const SVG = 'http://www.w3.org/2000/svg'

/** `board` is the element that a Board has drawn. */
export function playSteps(
  board: Element,
  steps: readonly MotionStep[],
  { speed, reduced, aside = nothingAside }: PlayOptions,
): Playing {
  const top = board.querySelector('svg:last-of-type')
  const layer = document.createElementNS(SVG, 'g')
  layer.setAttribute('pointer-events', 'none')
  top?.append(layer)
  const old = aside.era && laidOver(top, aside.era)
  const animations = steps.flatMap((step) => {
    if (step.type === 'era') return old ? [fadedOut(old, reduced ? FADE : step.duration)] : []
    if (step.type === 'leave') return gone(layer, aside.tiles.get(step.slot), step, reduced)
    if (step.type === 'score') return [shownScore(layer, step, reduced)]
    return reduced ? faded(board, step) : moved(board, layer, step)
  })
  for (const animation of animations) animation.playbackRate = speed
  const finished = Promise.allSettled(animations.map((animation) => animation.finished)).then(() => {
    layer.remove()
    old?.remove()
  })
  return {
    finished,
    finish: () => {
      for (const animation of animations) animation.finish()
    },
  }
}

/** Steps that change a part of the board itself. */
type Change = Exclude<MotionStep, { type: 'score' | 'leave' | 'era' }>

function partOf(board: Element, step: Change): Element | null {
  switch (step.type) {
    case 'tile':
    case 'flip':
    case 'fade':
      return board.querySelector(`[data-slot="${step.slot}"]`)
    case 'link':
      return board.querySelector(`[data-token="${step.line}"]`)
    case 'marker':
      return board.querySelector(`[data-marker="${step.seat}"]`)
    case 'goods':
    case 'text':
      return null
  }
}

function faded(board: Element, step: Change): Animation[] {
  const part = partOf(board, step)
  return part ? [part.animate({ opacity: [0, 1] }, { duration: FADE, easing: EASING })] : []
}

function moved(board: Element, layer: Element, step: Change): Animation[] {
  const part = partOf(board, step)
  const timing = { delay: step.delay, duration: step.duration, easing: EASING, fill: 'backwards' } as const
  switch (step.type) {
    case 'tile':
      return part
        ? [
            part.animate(
              {
                transform: [`${offset(step.to, step.from)} scale(1.3)`, 'scale(1.06)', 'none'],
                opacity: [0, 1, 1],
                offset: [0, 0.85, 1],
              },
              timing,
            ),
          ]
        : []
    case 'link':
      return linkLaid(board, layer, step)
    case 'goods':
      return [travelling(pieceOf(board, layer, step.goods), step.way, timing)]
    case 'flip': {
      if (!(part instanceof SVGElement)) return []
      part.style.transformBox = 'fill-box'
      part.style.transformOrigin = 'center'
      return [part.animate({ transform: ['scaleX(1)', 'scaleX(0)', 'scaleX(1)'] }, timing)]
    }
    case 'text':
      return [risingText(layer, step.text, step.at, timing)]
    case 'marker': {
      const end = step.way.at(-1)
      if (!part || !end) return []
      return [part.animate({ transform: step.way.map((point) => offset(end, point)) }, timing)]
    }
    case 'fade':
      return part ? [part.animate({ opacity: [0, 1] }, timing)] : []
  }
}

type Timing = KeyframeAnimationOptions

const offset = (from: Point, to: Point): string => `translate(${to.x - from.x}px, ${to.y - from.y}px)`

/** The band grows along the line; when it is whole, the token drops on it. */
function linkLaid(board: Element, layer: Element, step: Extract<MotionStep, { type: 'link' }>): Animation[] {
  const line = board.querySelector(`[data-line="${step.line}"]`)
  const token = partOf(board, step)
  const drawn = step.duration * 0.7
  const path = appended(layer, 'path', {
    d: line?.querySelector('path')?.getAttribute('d') ?? '',
    fill: 'none',
    stroke: `var(--seat-${step.seat})`,
    'stroke-width': 14,
    pathLength: 1,
    'stroke-dasharray': 1,
  })
  const whole = { delay: step.delay + drawn, duration: 1, fill: 'backwards' } as const
  const drop = {
    delay: step.delay + drawn,
    duration: step.duration - drawn,
    easing: EASING,
    fill: 'backwards',
  } as const
  if (token instanceof SVGElement) {
    token.style.transformBox = 'fill-box'
    token.style.transformOrigin = 'center'
  }
  return [
    path.animate(
      { strokeDashoffset: [1, 0], opacity: [1, 1] },
      { delay: step.delay, duration: drawn, easing: EASING, fill: 'backwards' },
    ),
    path.animate({ opacity: [0, 0] }, { delay: step.delay + drawn, duration: 1, fill: 'forwards' }),
    ...(line ? [line.animate({ opacity: [0, 1] }, whole)] : []),
    ...(token ? [token.animate({ transform: ['scale(1.7)', 'none'], opacity: [0, 1] }, drop)] : []),
  ]
}

/** A copy of the cube or barrel that the board keeps for this. */
function pieceOf(board: Element, layer: Element, goods: string): Element {
  const piece = board.querySelector(`[data-goods="${goods}"]`)?.cloneNode(true)
  const copy = piece instanceof Element ? piece : document.createElementNS(SVG, 'g')
  copy.removeAttribute('data-goods')
  layer.append(copy)
  return copy
}

function travelling(piece: Element, way: readonly Point[], timing: Timing): Animation {
  const lengths = [0]
  way.slice(1).forEach(({ x, y }, index) => {
    const before = way[index] as Point
    lengths.push((lengths[index] ?? 0) + Math.hypot(x - before.x, y - before.y))
  })
  const whole = lengths.at(-1) || 1
  const frames = way.map(({ x, y }, index) => ({
    transform: `translate(${x}px, ${y}px)`,
    opacity: 1,
    offset: (lengths[index] ?? 0) / whole,
  }))
  const animation = piece.animate(frames, { ...timing, fill: 'none' })
  piece.setAttribute('opacity', '0')
  return animation
}

function risingText(layer: Element, text: string, { x, y }: Point, timing: Timing): Animation {
  const element = appended(layer, 'text', {
    x,
    y,
    'text-anchor': 'middle',
    'font-family': 'var(--font-display)',
    'font-weight': 700,
    'font-size': 40,
    fill: 'var(--ink)',
    stroke: 'var(--card)',
    'stroke-width': 8,
    'paint-order': 'stroke',
    opacity: 0,
  })
  element.textContent = text
  return element.animate(
    {
      transform: ['translateY(10px)', 'translateY(-30px)', 'translateY(-46px)'],
      opacity: [0, 1, 0],
      offset: [0, 0.4, 1],
    },
    { ...timing, fill: 'none' },
  )
}

/** The old picture over the new one, under everything that is marked. */
function laidOver(top: Element | null, picture: Element): Element {
  picture.setAttribute('pointer-events', 'none')
  top?.before(picture)
  return picture
}

const fadedOut = (picture: Element, duration: number): Animation =>
  picture.animate({ opacity: [1, 0] }, { duration, easing: 'ease-in-out', fill: 'forwards' })

/** It stays until its turn has come, then makes room. */
function gone(layer: Element, tile: Element | undefined, step: MotionStep, reduced: boolean): Animation[] {
  if (tile === undefined) return []
  layer.append(tile)
  const piece = tile.firstElementChild ?? tile
  const frames = reduced
    ? { opacity: [1, 0] }
    : { transform: ['none', 'translate(34px, -58px) rotate(9deg)'], opacity: [1, 0] }
  const timing = reduced ? { duration: FADE } : { delay: step.delay, duration: step.duration }
  return [piece.animate(frames, { ...timing, easing: 'ease-in', fill: 'both' })]
}

/** A paper disc with the owner's rim: it comes at once, stays to be read, and goes. */
function shownScore(
  layer: Element,
  step: Extract<MotionStep, { type: 'score' }>,
  reduced: boolean,
): Animation {
  const disc = appended(layer, 'g', {})
  const place = `translate(${step.at.x}px, ${step.at.y}px)`
  appended(disc, 'circle', {
    r: 34,
    fill: 'var(--card)',
    stroke: `var(--seat-${step.seat})`,
    'stroke-width': 9,
  })
  appended(disc, 'circle', { r: 39, fill: 'none', stroke: 'var(--keyline)', 'stroke-width': 2 })
  appended(disc, 'text', {
    y: 11,
    'text-anchor': 'middle',
    'font-family': 'var(--font-display)',
    'font-weight': 700,
    'font-size': 32,
    fill: 'var(--ink)',
  }).textContent = step.text
  const popped = reduced ? place : `${place} scale(.5)`
  const animation = disc.animate(
    { transform: [popped, place, place, place], opacity: [0, 1, 1, 0], offset: [0, 0.1, 0.85, 1] },
    { delay: step.delay, duration: step.duration, fill: 'none' },
  )
  disc.setAttribute('opacity', '0')
  return animation
}

function appended(parent: Element, name: string, look: Readonly<Record<string, string | number>>): Element {
  const element = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(look)) element.setAttribute(key, String(value))
  parent.append(element)
  return element
}
