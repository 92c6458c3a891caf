// What was asked for in one game, in order, and what was answered: to be held against the database at the end.

/** What a fault is called, in the report too. */
export type Flaw = 'lost' | 'doubled' | 'torn' | 'reordered' | 'unplayable' | 'outOfTime'

export interface Fault {
  readonly what: Flaw
  /** Of the request; of a line that nobody asked for, its own. */
  readonly kind: string
  readonly game: string
  readonly seq: number | null
}

interface Outcome {
  /** Unknown, as long as nobody has said whether it was done. */
  outcome: 'unknown' | 'done' | 'refused'
  /** The last line of it, as it was told. */
  seq: number | null
}

/** Moves of a turn in one request, which has a name. */
export interface AskedPlay extends Outcome {
  readonly kind: 'move' | 'moves'
  readonly seat: number
  readonly ply: number
  readonly moves: readonly string[]
  readonly request: string
}

/** Its line takes moves back, or asks the others whether it may. */
export interface AskedUndo extends Outcome {
  readonly kind: 'undo' | 'ask'
  readonly seat: number
  readonly ply: number
}

export interface AskedConsent extends Outcome {
  readonly kind: 'consent'
  readonly seat: number
  readonly yes: boolean
}

export interface AskedChat extends Outcome {
  readonly kind: 'chat'
  readonly text: string
}

export interface AskedDraft extends Outcome {
  readonly kind: 'draft'
  readonly user: string
  readonly ply: number
  readonly moves: readonly string[]
}

export type Asked = AskedPlay | AskedUndo | AskedConsent | AskedChat | AskedDraft

export interface Ledger {
  readonly game: string
  readonly asked: Asked[]
}
