// Everything the table says about the game, in the language of the reader.

export { botName, botSentence } from './bots.ts'
export { eventBrief, moveBrief, roundBrief } from './brief.ts'
export { cardLabel } from './cardLabel.ts'
export { actionsIn, type Deed, deedOf, spentIn } from './deeds.ts'
export { developWords } from './developing.ts'
export { eventSentence } from './events.ts'
export { moveButton, moveTitle, nextTile, priced } from './moves.ts'
export {
  buyerName,
  cardName,
  exactMerchant,
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
export { money, plain, roman, signed } from './numbers.ts'
export { deedsIn, plySentences } from './ply.ts'
export { hindranceSentence, hindranceWords, refusalSentence } from './refusals.ts'
export { repairs } from './repairs.ts'
export { allOf, oneOf } from './row.ts'
export {
  botCalled,
  type Handover,
  handoverSentence,
  personName,
  type Sitter,
  seatNames,
  sitterName,
} from './sitters.ts'
export { sourceWords } from './sources.ts'
export {
  actionName,
  actionWord,
  bonusName,
  cardCount,
  colourName,
  colourWord,
  editionName,
  editionSentence,
  eraName,
  goodsCount,
  goodsName,
  ordinal,
  playerName,
  points,
} from './terms.ts'
export {
  distantInFull,
  kindGains,
  kindInFull,
  marketInFull,
  merchantInFull,
  slotInFull,
} from './things.ts'
export { gameTitle } from './title.ts'
export { variantSentence, variantTitle } from './variants.ts'
