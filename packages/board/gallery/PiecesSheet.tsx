// Icons, tiles in every state, cards and the mat.

import {
  CardPicture,
  GoodsPiece,
  Icon,
  iconNames,
  LinkPiece,
  type Mark,
  MatCell,
  SeatMark,
  SlotPiece,
  TilePiece,
} from '@ironbridge/board'
import { ruleset, type SlotId, tableOf } from '@ironbridge/engine'
import { Fragment, type ReactElement } from 'react'
import { positionAfter } from './positions.ts'

const RULES = ['birmingham', 'lancashire'].map((edition) => ruleset({ edition, seats: 4, variants: [] }))
const SEATS = [0, 1, 2, 3]
const MARKED = tableOf<SlotId, Mark>(['legal', 'chosen', 'source', 'refused', 'changed', 'leaving'])

export function PiecesSheet({ side }: { readonly side: 'day' | 'night' }): ReactElement {
  const state = positionAfter('birmingham', 4, [], 0)
  return (
    <section className="sheet" data-side={side}>
      <h2>Icons</h2>
      {[40, 24, 18].map((size) => (
        <div className="row" key={size}>
          {iconNames.map((name) => (
            <span key={name} title={name}>
              <Icon name={name} size={size} />
            </span>
          ))}
        </div>
      ))}
      {RULES.map((rules) => (
        <Fragment key={rules.edition.id}>
          <h2>{rules.edition.title}</h2>
          <div className="row">
            {rules.kinds.map(({ id }, kind) => (
              <TilePiece key={id} rules={rules} kind={kind} owner={kind % 4} />
            ))}
          </div>
          <div className="row">
            {rules.kinds.map(({ id }, kind) => (
              <TilePiece key={id} rules={rules} kind={kind} owner={(kind + 1) % 4} flipped />
            ))}
          </div>
          <div className="row">
            {rules.kinds.flatMap(({ makes, id }, kind) =>
              makes
                ? [1, 2, 3, 4, 5, 6].map((cubes) => (
                    <TilePiece
                      key={id + cubes}
                      rules={rules}
                      kind={kind}
                      owner={(kind + cubes) % 4}
                      cubes={cubes}
                      size={39}
                    />
                  ))
                : [],
            )}
          </div>
          <div className="row">
            {rules.cards.map(({ id }, card) => (
              <span className="card-face" key={id} title={id}>
                <CardPicture rules={rules} card={card} or="or" />
              </span>
            ))}
          </div>
          <div className="row large">
            {rules.cards.map(({ id }, card) => (
              <span className="card-face" key={id} title={id}>
                <CardPicture rules={rules} card={card} or="or" />
              </span>
            ))}
          </div>
          <div className="row">
            {rules.kinds.map(({ id, count }, kind) => (
              <MatCell
                key={id}
                rules={rules}
                kind={kind}
                owner={kind % 4}
                count={count}
                state={(['next', 'later', 'gone', 'never', 'leaves'] as const)[kind % 5] ?? 'later'}
                word={['', '', 'gone', '', 'leaves'][kind % 5] ?? ''}
              />
            ))}
          </div>
        </Fragment>
      ))}
      <h2>Slots</h2>
      <div className="row">
        {MARKED.map((mark, slot) => (
          <SlotPiece
            key={mark}
            rules={RULES[0] as (typeof RULES)[number]}
            state={state}
            slot={slot}
            mark={mark}
          />
        ))}
        {SEATS.map((seat) => (
          <SeatMark key={seat} seat={seat} size={28} />
        ))}
        {SEATS.flatMap((seat) =>
          (['canal', 'rail'] as const).map((era) => (
            <LinkPiece key={seat + era} era={era} owner={seat} size={48} />
          )),
        )}
        {(['coal', 'iron', 'beer'] as const).map((goods) => (
          <GoodsPiece key={goods} goods={goods} size={28} />
        ))}
      </div>
    </section>
  )
}
