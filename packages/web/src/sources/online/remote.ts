// An online game as the table needs it: moves come from the server, and turns made here go there.

import type { Followed, OnlineGame, OnlineState, Ply } from '@ironbridge/client'
import { type Seat, type State, seatToMove } from '@ironbridge/engine'
import type { ProblemCode, SeatInfo } from '@ironbridge/protocol'
import type { GameSource, Sight, Thinking } from '../../play/source.ts'
import { type Grown, grow, pathTo, plant, type Tree, type TreeNode, truncate } from '../../play/tree.ts'
import type { Sitter } from '../../words/index.ts'
import { handoverOf, sitterOf } from './sitters.ts'

/** For one seat, or a spectator: whoever sits down elsewhere needs another source. The game must have begun. */
export function remoteSource(game: OnlineGame): GameSource {
  const { table, followed: atFirst } = game.getState()
  if (table === null || atFirst?.states[0] === undefined) throw new Error('The game has not begun.')
  const { seat } = atFirst
  const own = seat === null ? NOBODY : [seat]
  const sittersOf = sitting()
  const grown = growing()

  const followed = (): Followed => game.getState().followed ?? atFirst

  function whereIs(at: Seat): Thinking['is'] {
    const sitter = followed().seats[at]
    if (sitter === undefined || sitter.kind === 'open') return 'nobody'
    const isHere = sitter.kind === 'bot' || game.getState().present.includes(sitter.user ?? '')
    return isHere ? 'here' : 'away'
  }

  function thinkingAt({ state }: TreeNode): Thinking | null {
    const turn = seatToMove(state)
    return state.over || turn === seat ? null : { seat: turn, is: whereIs(turn), thought: null }
  }

  return {
    setup: table.setup,
    viewer: seat,
    look(): Sight {
      const { seats } = followed()
      const { tree, node: head } = grown(followed(), game.getState().opened)
      return {
        tree,
        head,
        sitters: sittersOf(seats),
        here: seat !== null && seats[seat]?.passes === false ? own : NOBODY,
        isFree: false,
        thinking: thinkingAt(head),
      }
    },
    async send(moves) {
      const problem = await game.play(moves)
      return problem && (PASSING.has(problem.code) ? 'unsent' : 'stale')
    },
    draft: () => game.draft(),
    keepDraft: (moves) => game.keepDraft(moves),
    subscribe: (listener) =>
      game.subscribe((now, before) => {
        const isNews = now.followed !== before.followed || now.opened !== before.opened
        if (isNews || now.present !== before.present) listener()
      }),
    // The game is closed by whoever opened it.
    close() {},
  }
}

const NOBODY: readonly Seat[] = []

/** Troubles that say nothing about the move. */
const PASSING: ReadonlySet<ProblemCode> = new Set(['unavailable', 'internal', 'too-many'])

/** Made anew only when the seats change. */
function sitting(): (seats: readonly SeatInfo[]) => readonly Sitter[] {
  let last: readonly SeatInfo[] | null = null
  let sitters: readonly Sitter[] = []
  return (seats) => {
    if (seats !== last) sitters = seats.map(sitterOf)
    last = seats
    return sitters
  }
}

/** What was heard, as a tree with one child per node: it grows with the game, and shrinks where moves are taken back. */
function growing() {
  let tree: Tree | null = null
  let head: TreeNode | null = null
  /** What a node was made of. */
  const heard = new WeakMap<TreeNode, Ply>()
  return (followed: Followed, opened: OnlineState['opened']): Grown => {
    const { plies, states } = opened?.game ?? followed
    if (tree === null || head === null || tree.root.state !== states[0]) {
      tree = plant(states[0] as State)
      head = tree.root
    }
    const stands = pathTo(head).findLast(
      (node, ply) => ply === 0 || (node.state === states[ply] && heard.get(node) === plies[ply - 1]),
    ) as TreeNode
    if (stands !== head) tree = truncate(tree, stands)
    const steps = plies.slice(stands.ply).map((ply, more) => {
      const sat = followed.sat[stands.ply + more]
      const who = sat && { sitters: sat.seats.map(sitterOf), handovers: sat.changes.map(handoverOf) }
      return { played: { ...ply, ...who }, state: states[stands.ply + more + 1] as State }
    })
    if (steps.length > 0) ({ tree, node: head } = grow(tree, stands, steps))
    else head = stands
    for (const node of pathTo(head).slice(stands.ply + 1)) heard.set(node, plies[node.ply - 1] as Ply)
    return { tree, node: head }
  }
}
