// The position itself: lines, links, plates, tiles, merchants, markets, markers. Drawn anew only where it changed.

import {
  allowedIn,
  type LineId,
  type LocationId,
  type SlotId,
  type State,
  type Tile,
} from '@ironbridge/engine'
import { memo, type ReactElement } from 'react'
import { DistantArt } from '../draw/DistantArt.tsx'
import { CartoucheArt, IncomeMarkers } from '../draw/FrameArt.tsx'
import { LineArt, LineToken } from '../draw/LineArt.tsx'
import { MarketArt } from '../draw/MarketArt.tsx'
import { BonusArt, MerchantArt } from '../draw/MerchantArt.tsx'
import { IconsTag, PlateArt } from '../draw/PlateArt.tsx'
import { SlotFace } from '../draw/SlotFace.tsx'
import { TileFace } from '../draw/TileFace.tsx'
import { industriesIn, tileFace } from '../faces.ts'
import type { Layout } from '../maps/layout.ts'
import { BOARD } from '../maps/sizes.ts'
import type { BoardWords } from '../words.ts'

interface PlayProps {
  readonly state: State
  readonly layout: Layout
  readonly words: BoardWords
  /** What the ids of its groups begin with: marks draw some of them again, above the veil. */
  readonly id: string
}

export const PlayLayer = memo(function PlayLayer(props: PlayProps): ReactElement {
  const { state, layout, id } = props
  const { lines, rules } = layout
  const line = (index: LineId) => ({
    era: state.era,
    open: allowedIn(rules.lines[index]?.eras ?? 'never', state.era),
    owner: state.links[index] ?? null,
  })
  // Laid links lie above open lines.
  const order = [...lines.keys()].sort(
    (a, b) => Number(line(a).owner !== null) - Number(line(b).owner !== null),
  )
  return (
    <svg viewBox={`0 0 ${BOARD.w} ${BOARD.h}`} aria-hidden="true">
      {order.map((index) => (
        <g key={index} id={`${id}line:${index}`} data-line={index}>
          <LineArt shape={lines[index] as (typeof lines)[number]} {...line(index)} />
        </g>
      ))}
      {layout.plates.map((_, location) => (
        <g key={rules.locations[location]?.id} id={`${id}location:${location}`}>
          <PlatePiece {...props} location={location} />
        </g>
      ))}
      {lines.map((shape, index) => (
        <g key={rules.lines[index]?.id} id={`${id}token:${index}`} data-token={index}>
          <LineToken shape={shape} {...line(index)} />
        </g>
      ))}
      <FurniturePieces {...props} />
    </svg>
  )
})

function PlatePiece({
  state,
  layout,
  words,
  location,
}: PlayProps & { readonly location: LocationId }): ReactElement | null {
  const { rules } = layout
  const plate = layout.plates[location]
  const row = rules.locations[location]
  if (!plate || !row) return null
  const spaces = rules.merchantSpaces.flatMap((space, id) =>
    space.location === location ? [{ ...space, merchant: id }] : [],
  )
  return (
    <>
      <PlateArt plate={plate} name={plate.kind === 'farm' ? words.farm : row.name} icons={row.icons} />
      {row.slots.map((slot) => (
        <SlotPiece key={slot} layout={layout} slot={slot} tile={state.slots[slot] ?? null} />
      ))}
      {spaces.map(({ merchant }, index) => {
        const lying = state.merchants[merchant]
        const boxes = plate.merchants[index]
        return (
          boxes && (
            <g key={merchant} data-merchant={merchant}>
              <MerchantArt
                boxes={boxes}
                buys={lying ? industriesIn(rules, rules.merchantTiles[lying.tile]?.buys ?? 0) : null}
                barrel={lying?.barrel ?? false}
              />
            </g>
          )
        )
      })}
      {plate.bonus && spaces[0] && <BonusArt box={plate.bonus} bonus={spaces[0].bonus} />}
      {plate.kind === 'merchant' && plate.icons && <IconsTag box={plate.icons} icons={row.icons} />}
    </>
  )
}

interface SlotPieceProps {
  readonly layout: Layout
  readonly slot: SlotId
  readonly tile: Tile | null
}

const SlotPiece = memo(function SlotPiece({ layout, slot, tile }: SlotPieceProps): ReactElement | null {
  const box = layout.slots[slot]
  const row = layout.rules.slots[slot]
  if (!box || !row) return null
  return (
    <g transform={`translate(${box.x} ${box.y})`}>
      <g data-slot={slot}>
        {tile ? (
          <TileFace {...tileFace(layout.rules, tile)} />
        ) : (
          <SlotFace icons={industriesIn(layout.rules, row.industries)} />
        )}
      </g>
    </g>
  )
})

function FurniturePieces({ state, layout, words, id }: PlayProps): ReactElement {
  const { furniture, rules } = layout
  const market = (goods: 'coal' | 'iron'): ReactElement => (
    <g id={`${id}market:${goods}`}>
      <MarketArt
        goods={goods}
        boxes={furniture[goods]}
        table={rules.edition.markets[goods]}
        cubes={state[goods]}
        name={words[goods]}
        ifEmpty={words.ifEmpty}
      />
    </g>
  )
  return (
    <>
      {market('coal')}
      {market('iron')}
      {furniture.distant && state.distantMarket && (
        <g id={`${id}distant`}>
          <DistantArt
            box={furniture.distant}
            bonuses={rules.edition.distantMarket?.bonuses ?? []}
            space={state.distantMarket.space}
            last={state.distantMarket.used.at(-1) ?? null}
            name={words.distant}
            bonusText={words.distantBonus}
            lastText={words.lastTile}
          />
        </g>
      )}
      <CartoucheArt box={furniture.cartouche} lines={words.cartouche} />
      <IncomeMarkers spaces={state.players.map(({ incomeSpace }) => incomeSpace).join(' ')} />
    </>
  )
}
