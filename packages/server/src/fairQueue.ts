// What waits, by whom it is for: they take turns, however much each of them has.

export interface FairQueue<Item> {
  add(name: string, item: Item): void
  /** The oldest of whoever waits longest to be served. */
  take(): Item | undefined
  size(): number
}

export function openFairQueue<Item>(): FairQueue<Item> {
  /** In the order in which they are served; whoever was served and still waits is last. */
  const waiting = new Map<string, Item[]>()
  let size = 0
  return {
    add(name, item) {
      const items = waiting.get(name)
      if (items === undefined) waiting.set(name, [item])
      else items.push(item)
      size++
    },
    take() {
      for (const [name, items] of waiting) {
        const item = items.shift()
        waiting.delete(name)
        if (items.length > 0) waiting.set(name, items)
        size--
        return item
      }
      return undefined
    },
    size: () => size,
  }
}
