// The public face of the board.

import './theme.css'

export { Board, type BoardProps } from './Board.tsx'
export { roman } from './draw/Label.tsx'
export { seatColour, seatIcon, seatInk } from './draw/owners.tsx'
export { cardRank } from './faces.ts'
export { Icon, type IconName, iconNames, industryIcon } from './icons/Icon.tsx'
export type { Box, Point } from './maps/geometry.ts'
export { type Layout, layoutOf } from './maps/layout.ts'
export { hasMap, registerMap } from './maps/maps.ts'
export { boxOf, centreOf, type Direction, neighbour, placeAt, placesOf } from './maps/places.ts'
export type { MapTable } from './maps/table.ts'
export { type Ghosts, type Mark, type MarkedRoute, type Marks, noMarks } from './marks.ts'
export { type Aside, nothingAside, takeAside } from './motion/aside.ts'
export { type Playing, type PlayOptions, playSteps } from './motion/play.ts'
export { type Motion, type MotionStep, stepsOf } from './motion/steps.ts'
export { CardPicture } from './pieces/CardPicture.tsx'
export { MatCell } from './pieces/MatCell.tsx'
export { GoodsPiece, LinkPiece, SeatMark, SlotPiece, TilePiece } from './pieces/pieces.tsx'
export {
  linePlace,
  locationPlace,
  merchantPlace,
  type Place,
  type PlaceParts,
  readPlace,
  slotPlace,
} from './place.ts'
export { Viewport, type ViewportHandle } from './viewport/Viewport.tsx'
export { isSeen, type Size, type View } from './viewport/view.ts'
export type { BoardWords } from './words.ts'
