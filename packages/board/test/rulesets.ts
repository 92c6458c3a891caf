// Every ruleset that has a map: editions, numbers of players, and the map for two.

import { editions, type Ruleset, ruleset } from '@ironbridge/engine'

export const rulesets: readonly { readonly name: string; readonly rules: Ruleset }[] = [
  ...editions.flatMap(({ id, seats }) =>
    seats.map((count) => ({
      name: `${id} for ${count}`,
      rules: ruleset({ edition: id, seats: count, variants: [] }),
    })),
  ),
  {
    name: 'the map for two',
    rules: ruleset({ edition: 'lancashire', seats: 2, variants: ['two-player-map'] }),
  },
]
