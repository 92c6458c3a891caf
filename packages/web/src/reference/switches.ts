// Conditions on which sentences of the reference hang, read from the tables of the game: no variant is asked for by name.

import { placesWithoutMerchants, townsWithoutCard } from './numbers.ts'
import type { When } from './reading.ts'

export const moneyScoresNothing: When = ({ rules }) => rules.edition.finalScoring === null
/** And income and tiles do not. */
export const moneyScoresAlone: When = ({ rules }) => rules.edition.finalScoring?.incomeLevel === false
/** With income and tiles. */
export const moneyScores: When = ({ rules }) => rules.edition.finalScoring?.incomeLevel === true

export const isTieBySpace: When = ({ rules }) => rules.edition.tieBreak === 'space'
export const isTieByLevel: When = ({ rules }) => rules.edition.tieBreak === 'level'
export const isTieShared: When = ({ rules }) => rules.edition.lastTieBreak === 'none'
export const isTieByTurnOrder: When = ({ rules }) => rules.edition.lastTieBreak === 'turnOrder'

export const isVirtualOneWay: When = ({ rules }) => rules.edition.virtualLinks.length === 1
export const isVirtualBothWays: When = ({ rules }) => rules.edition.virtualLinks.length > 1

export const firstTileOverbuilds: When = ({ rules }) => rules.edition.firstTileOverbuilds
export const debtIsCarried: When = ({ rules }) => rules.edition.unpaidDebt === 'carried'
export const hasLastIncome: When = ({ rules }) => rules.edition.incomeAfterLastRound
export const mayDeclineDevelopment: When = ({ rules }) => rules.edition.developBonusOptional
export const hasLateRounds: When = ({ rules }) =>
  rules.edition.eras.some(({ roundsWithoutLoans }) => roundsWithoutLoans > 0)

export const someTownsLackCards: When = ({ rules }) => townsWithoutCard(rules.edition, rules.seats).length > 0
export const someLackMerchants: When = ({ rules }) =>
  placesWithoutMerchants(rules.edition, rules.seats).length > 0
export const someSetAside: When = ({ rules }) =>
  rules.edition.eras.some(({ setAside }) => (setAside[rules.seats] ?? 0) > 0)

export const hasMerchantsAt =
  (location: string): When =>
  ({ rules }) =>
    rules.edition.merchantSpaces.some(
      (space) => space.location === location && space.fromSeats <= rules.seats,
    )

/** No industry card of this deck shows it. */
export const lacksCardsOf =
  (industry: string): When =>
  ({ rules }) =>
    !rules.edition.cards.some(
      ({ industries, copies }) => industries?.includes(industry) && (copies[rules.seats] ?? 0) > 0,
    )
