// Single pieces as pictures of their own, for hands, mats, sheets and logs: the same drawing as on the board.
// None says anything to screen readers: the words stand beside it.

import type { Era, Goods, Ruleset, Seat, SlotId, State, TileKindId } from '@ironbridge/engine'
import { memo, type ReactElement, type ReactNode, useId } from 'react'
import { GoodsShape } from '../draw/Goods.tsx'
import { LinkToken } from '../draw/LineArt.tsx'
import { MarkShape, seatColour } from '../draw/owners.tsx'
import { Hatch, Ring } from '../draw/Ring.tsx'
import { SlotFace } from '../draw/SlotFace.tsx'
import { TileFace } from '../draw/TileFace.tsx'
import { industriesIn, tileFace } from '../faces.ts'
import { SLOT } from '../maps/sizes.ts'
import type { Mark } from '../marks.ts'
import { sized } from '../sized.ts'

interface PictureProps {
  readonly size: number
  /** Side of the square that is drawn in, in board units. */
  readonly units: number
  readonly children: ReactNode
}

function Picture({ size, units, children }: PictureProps): ReactElement {
  return (
    <svg
      className="piece sized"
      width={size}
      height={size}
      style={sized(size)}
      viewBox={`0 0 ${units} ${units}`}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

interface TilePieceProps {
  readonly rules: Ruleset
  readonly kind: TileKindId
  readonly owner: Seat
  readonly flipped?: boolean
  readonly cubes?: number
  readonly size?: number
}

export const TilePiece = memo(function TilePiece(props: TilePieceProps): ReactElement {
  const { rules, kind, owner, flipped = false, cubes = 0, size = SLOT } = props
  return (
    <Picture size={size} units={SLOT}>
      <TileFace {...tileFace(rules, { kind, owner, flipped, cubes })} />
    </Picture>
  )
})

interface SlotPieceProps {
  readonly rules: Ruleset
  readonly state: State
  readonly slot: SlotId
  readonly mark?: Mark | undefined
  readonly size?: number
}

/** A slot as it stands, with its mark: the large view of a town. */
export function SlotPiece({ rules, state, slot, mark, size = 104 }: SlotPieceProps): ReactElement {
  const id = useId()
  const tile = state.slots[slot]
  return (
    <Picture size={size} units={SLOT}>
      {tile ? (
        <TileFace {...tileFace(rules, tile)} />
      ) : (
        <SlotFace icons={industriesIn(rules, rules.slots[slot]?.industries ?? 0)} />
      )}
      {mark && (
        <>
          <Hatch id={id} />
          <Ring mark={mark} box={{ x: 0, y: 0, w: SLOT, h: SLOT }} round={false} hatch={id} />
        </>
      )}
    </Picture>
  )
}

interface LinkPieceProps {
  readonly era: Era
  readonly owner: Seat
  readonly size?: number
}

export function LinkPiece({ era, owner, size = 32 }: LinkPieceProps): ReactElement {
  return (
    <Picture size={size} units={62}>
      <LinkToken x={31} y={31} era={era} owner={owner} />
    </Picture>
  )
}

export function GoodsPiece({
  goods,
  size = 20,
}: {
  readonly goods: Goods
  readonly size?: number
}): ReactElement {
  return (
    <Picture size={size} units={26}>
      <GoodsShape goods={goods} x={1} y={1} size={24} />
    </Picture>
  )
}

/** The owner's mark in colour: it is also the owner's name in the log. */
export function SeatMark({ seat, size = 20 }: { readonly seat: Seat; readonly size?: number }): ReactElement {
  return (
    <Picture size={size} units={32}>
      <g fill={seatColour(seat)} stroke="var(--keyline)" strokeWidth="2.4" strokeLinejoin="round">
        <MarkShape seat={seat} x={16} y={seat === 3 ? 17.5 : 16} r={11.5} />
      </g>
    </Picture>
  )
}
