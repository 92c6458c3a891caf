// The whole table in words, part by part: everything that can be seen on it, for whoever cannot.

import {
  incomeLevel,
  type LineId,
  orderBySpent,
  rulesOf,
  type Seat,
  type State,
  seatToMove,
} from '@ironbridge/engine'
import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import {
  cardCount,
  colourName,
  colourWord,
  distantInFull,
  eraName,
  industryName,
  lineName,
  marketInFull,
  merchantInFull,
  money,
  playerName,
  points,
  signed,
  tileName,
} from '../../words/index.ts'
import { type TextPlace, textPlaces } from './textPlaces.ts'

export interface TextSection {
  readonly title: string
  readonly lines: readonly TextLine[]
  /** Under headings of their own. */
  readonly places: readonly TextPlace[]
}

export interface TextLine {
  readonly text: string
  /** What belongs to it, one by one. */
  readonly parts: readonly string[]
}

const part = (title: string, lines: readonly TextLine[], places: readonly TextPlace[] = []): TextSection => ({
  title,
  lines,
  places,
})

/** As one seat sees it; null for whoever only watches. Players are told with their colours, which the board shows. */
export function textSections(
  i18n: I18n,
  state: State,
  names: readonly string[],
  viewer: Seat | null,
): TextSection[] {
  const coloured = state.players.map((_, seat) => withColour(i18n, names, seat))
  return [
    part(i18n._(msg`Now`), nowLines(i18n, state, names)),
    part(i18n._(msg`Players in turn order`), playerLines(i18n, state, names, viewer)),
    part(i18n._(msg`Markets and buyers`), marketLines(i18n, state)),
    part(i18n._(msg`Places`), [], textPlaces(i18n, state, coloured, viewer)),
    part(i18n._(msg`Links`), linkLines(i18n, state, coloured)),
  ]
}

/** "Constance (yellow)"; who has no name is called by the colour anyway. */
function withColour(i18n: I18n, names: readonly string[], seat: Seat): string {
  const name = playerName(i18n, names, seat)
  return name === colourName(i18n, seat) ? name : `${name} (${colourWord(i18n, seat)})`
}

const line = (text: string, parts: readonly string[] = []): TextLine => ({ text, parts })

function nowLines(i18n: I18n, state: State, names: readonly string[]): TextLine[] {
  const { edition, seats } = rulesOf(state)
  const { round, actionsLeft } = state
  const era = eraName(i18n, state.era)
  const rounds = edition.rounds[seats] ?? 0
  const deck = cardCount(i18n, state.deck.length)
  const time = line(i18n._(msg`${era}, round ${round} of ${rounds}, ${deck} in the deck`))
  if (state.over) return [time, line(i18n._(msg`The game is over`))]
  const who = playerName(i18n, names, seatToMove(state))
  const actions = i18n._(msg`${plural(actionsLeft, { one: '# action left', other: '# actions left' })}`)
  return [time, line(i18n._(msg`${who} is to move: ${actions}`))]
}

function playerLines(i18n: I18n, state: State, names: readonly string[], viewer: Seat | null): TextLine[] {
  const rules = rulesOf(state)
  const following = orderBySpent(state)
  return state.turnOrder.flatMap((seat) => {
    const player = state.players[seat]
    if (!player) return []
    const name = playerName(i18n, names, seat)
    const colour = colourWord(i18n, seat)
    const who = seat === viewer ? i18n._(msg`${name} (you, ${colour})`) : withColour(i18n, names, seat)
    const { incomeSpace, linksLeft } = player
    const has = money(player.money)
    const income = signed(incomeLevel(rules, incomeSpace))
    const vp = points(i18n, player.vp)
    const spent = money(player.spent)
    const place = following.indexOf(seat) + 1
    const cards = cardCount(i18n, player.hand.length)
    const next = rules.industries.flatMap(({ stack }, industry) => {
      const kind = stack[player.mat[industry] ?? 0]
      if (kind === undefined) {
        const tile = industryName(i18n, rules, industry)
        return [i18n._(msg`${tile} used up`)]
      }
      return [`${tileName(i18n, rules, kind)} ${money(rules.kinds[kind]?.cost ?? 0)}`]
    })
    const tiles = next.join(', ')
    return [
      line(i18n._(msg`${who}: ${has}, income ${income}, ${vp}`), [
        i18n._(msg`spent ${spent} in this round, as things stand number ${place} in the next`),
        i18n._(
          msg`${cards} in hand, ${plural(linksLeft, { one: '# link tile', other: '# link tiles' })} left`,
        ),
        i18n._(msg`income space ${incomeSpace}`),
        i18n._(msg`next on the mat: ${tiles}`),
      ]),
    ]
  })
}

function marketLines(i18n: I18n, state: State): TextLine[] {
  const { merchantSpaces, edition } = rulesOf(state)
  return [
    line(marketInFull(i18n, state, 'coal')),
    line(marketInFull(i18n, state, 'iron')),
    ...merchantSpaces.map((_, merchant) => line(merchantInFull(i18n, state, merchant))),
    ...(edition.distantMarket === null ? [] : [line(distantInFull(i18n, state))]),
  ]
}

function linkLines(i18n: I18n, state: State, names: readonly string[]): TextLine[] {
  const rules = rulesOf(state)
  const nameOf = (id: LineId): string => lineName(i18n, rules, id)
  const free = rules.linesOf[state.era].filter((id) => state.links[id] === null)
  const owned = state.players.flatMap((_, seat): TextLine[] => {
    const laid = state.links.flatMap((owner, id) => (owner === seat ? [nameOf(id)] : []))
    return laid.length === 0 ? [] : [line(playerName(i18n, names, seat), laid)]
  })
  return [...owned, line(i18n._(msg`Free in this era`), free.map(nameOf))]
}
