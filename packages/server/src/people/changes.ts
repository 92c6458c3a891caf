// Word that a person has another name, hears other people, or was banned: whoever is connected is treated so from then on.

import type { Bus } from '../bus/bus.ts'

export interface Changes {
  /** Done when it is so for whoever is connected here. */
  tell(user: string): Promise<void>
  /** Told of changes made here. */
  onTold(listener: (user: string) => Promise<void>): void
}

export function openChanges(bus: Bus): Changes {
  const listeners: ((user: string) => Promise<void>)[] = []
  return {
    async tell(user) {
      bus.publish({ what: 'person', user })
      await Promise.all(listeners.map((listener) => listener(user)))
    },
    onTold(listener) {
      listeners.push(listener)
    },
  }
}
