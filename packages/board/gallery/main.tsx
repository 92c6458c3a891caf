// Every map, side and state of every piece on one page. `?show=board&edition=lancashire&side=night&moves=90` shows one board alone,
// `?show=pieces` the pieces, `?show=game` a game that goes on.

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BoardSheet } from './BoardSheet.tsx'
import { GameSheet } from './GameSheet.tsx'
import { PiecesSheet } from './PiecesSheet.tsx'

const asked = new URLSearchParams(location.search)
const sides = ['day', 'night'] as const
const root = document.getElementById('root')

const MAPS = [
  { edition: 'birmingham', seats: 4, variants: [] },
  { edition: 'lancashire', seats: 4, variants: [] },
  { edition: 'lancashire', seats: 2, variants: ['two-player-map'] },
]
/** Moves played: canal, rail, crowded. */
const STAGES = [34, 130, 220]

if (root)
  createRoot(root).render(
    <StrictMode>
      {asked.get('show') === 'game' ? (
        <GameSheet edition={asked.get('edition') ?? 'birmingham'} side={asked.get('side') ?? 'day'} />
      ) : asked.get('show') === 'board' ? (
        <div className="full">
          <BoardSheet
            edition={asked.get('edition') ?? 'birmingham'}
            seats={Number(asked.get('seats') ?? 4)}
            variants={asked.get('variant')?.split(',') ?? []}
            side={asked.get('side') === 'night' ? 'night' : 'day'}
            moves={Number(asked.get('moves') ?? 40)}
            marked={asked.get('marked')}
          />
        </div>
      ) : (
        sides.map((side) => (
          <div key={side}>
            {asked.get('show') !== 'pieces' &&
              MAPS.flatMap((map) =>
                STAGES.map((moves) => (
                  <BoardSheet
                    key={`${map.edition}${map.seats}${moves}`}
                    {...map}
                    side={side}
                    moves={moves}
                    marked={null}
                  />
                )),
              )}
            <PiecesSheet side={side} />
          </div>
        ))
      )}
    </StrictMode>,
  )
