// Everything the table says about the game, in the language of the reader.

export { botName, botSentence } from './bots.ts'
export { eventBrief } from './brief.ts'
export { eventSentence } from './events.ts'
export { moveButton, moveInFull, moveTitle } from './moves.ts'
export {
  buyerName,
  cardName,
  industryName,
  industryNamed,
  lineName,
  locationName,
  merchantGoods,
  merchantName,
  slotIcons,
  slotName,
  sourceFrom,
  tileName,
  townName,
} from './names.ts'
export { money, roman, signed } from './numbers.ts'
export { refusalSentence, refusalWords } from './refusals.ts'
export { repairs } from './repairs.ts'
export { allOf, oneOf } from './row.ts'
export {
  actionName,
  bonusName,
  cardCount,
  colourName,
  editionName,
  editionSentence,
  eraName,
  goodsCount,
  goodsName,
  playerName,
  points,
} from './terms.ts'
export { variantSentence, variantTitle } from './variants.ts'
