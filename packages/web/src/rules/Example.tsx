// A small example, set off from the rule it belongs to: a sentence, and a drawing where one helps.

import { SeatMark } from '@ironbridge/board'
import { SmallBoard, type SmallBoardData } from '@ironbridge/board/small'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Drawing, Example as ExampleText } from '../reference/index.ts'
import { OrderDrawing } from './OrderDrawing.tsx'
import { useReading } from './reading.ts'
import './Example.css'

export function Example({ example: { text, drawing } }: { readonly example: ExampleText }) {
  const { i18n } = useLingui()
  if (drawing === undefined)
    return (
      <p className="rules-example">
        <b>
          <Trans>Example.</Trans>
        </b>{' '}
        {i18n._(text)}
      </p>
    )
  return (
    <figure className="rules-drawn">
      <Drawn drawing={drawing} />
      <figcaption>{i18n._(text)}</figcaption>
    </figure>
  )
}

function Drawn({ drawing }: { readonly drawing: Drawing }) {
  const { rules } = useReading()
  if (drawing.type === 'order') return <OrderDrawing spent={drawing.spent} />
  return (
    <>
      <SmallBoard rules={rules} board={drawing} />
      <Owners board={drawing} />
    </>
  )
}

/** Whose the pieces are. */
function Owners({ board: { places, links } }: { readonly board: SmallBoardData }) {
  const tiles = places.flatMap(({ slots = [] }) => slots.filter((slot) => typeof slot !== 'string'))
  const owners = new Set([...tiles, ...links].flatMap(({ owner }) => owner ?? []))
  const others = [...owners].filter((owner) => owner !== 0).toSorted((a, b) => a - b)
  return (
    <p className="rules-owners">
      <span>
        <SeatMark seat={0} size={16} />
        <Trans>you</Trans>
      </span>
      {others.length > 0 && (
        <span>
          {others.map((seat) => (
            <SeatMark key={seat} seat={seat} size={16} />
          ))}
          <Trans>other players</Trans>
        </span>
      )}
    </p>
  )
}
