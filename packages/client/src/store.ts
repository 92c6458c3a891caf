// A state that can be watched: what it is now, and whoever wants to be told when it changes.

export interface Store<State> {
  readonly getState: () => State
  /** Tells every change, with what was before. */
  readonly subscribe: (listener: (now: State, before: State) => void) => () => void
  /** Resolves once it fits, perhaps at once. */
  readonly until: (fits: (state: State) => boolean) => Promise<State>
}

export interface OwnStore<State> extends Store<State> {
  readonly set: (change: Partial<State>) => void
}

export function newStore<State extends object>(first: State): OwnStore<State> {
  const listeners = new Set<(now: State, before: State) => void>()
  let state = first

  const subscribe: Store<State>['subscribe'] = (listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    getState: () => state,
    set(change) {
      const before = state
      const now = { ...before, ...change }
      state = now
      for (const listener of listeners) listener(now, before)
    },
    subscribe,
    until: (fits) =>
      new Promise((resolve) => {
        if (fits(state)) return resolve(state)
        const stop = subscribe((now) => {
          if (!fits(now)) return
          stop()
          resolve(now)
        })
      }),
  }
}
