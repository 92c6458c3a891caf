// Any number of values for each key; a key without values takes no room.

export interface Multimap<Value> {
  /** False if it was there already. */
  add(key: string, value: Value): boolean
  /** False if it was not there. */
  remove(key: string, value: Value): boolean
  of(key: string): ReadonlySet<Value>
}

export function openMultimap<Value>(): Multimap<Value> {
  const sets = new Map<string, Set<Value>>()
  const none: ReadonlySet<Value> = new Set()
  return {
    add(key, value) {
      const set = sets.get(key) ?? new Set()
      if (set.has(value)) return false
      sets.set(key, set.add(value))
      return true
    },
    remove(key, value) {
      const set = sets.get(key)
      if (!set?.delete(value)) return false
      if (set.size === 0) sets.delete(key)
      return true
    },
    of: (key) => sets.get(key) ?? none,
  }
}
