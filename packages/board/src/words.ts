// The few words printed on a board besides the names of towns. The caller gives them in its language.

export interface BoardWords {
  readonly coal: string
  readonly iron: string
  /** Beside the price of an empty market. */
  readonly ifEmpty: string
  readonly farm: string
  /** The distant cotton market. */
  readonly distant: string
  readonly distantBonus: string
  /** Above the cotton tile turned up last. */
  readonly lastTile: string
  /** Three lines of the cartouche: era, county, round. */
  readonly cartouche: readonly [string, string, string]
}
