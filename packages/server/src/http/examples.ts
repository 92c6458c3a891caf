// Examples for the description of the API: of every schema one, with a likely value for each name that a field has.

import type { ProblemCode } from '@ironbridge/protocol'
import type { OpenAPIV3_1 } from 'openapi-types'

type Schema = OpenAPIV3_1.SchemaObject

const MOMENT = 1_795_000_000_000
const TABLE = 'k3VnXwPq7TzB'
const PERSON = 'b7dQ2mXr9LwKt4Zc'
const SIGNED = 'SZYN5YgOjGh0NBcPZHZgW4'

/** By the name of a field; elements of a list have that of the list, one of each kind. */
const LIKELY: Readonly<Record<string, unknown>> = {
  address: '192.0.2.7',
  addresses: 1,
  after: 4,
  alg: -7,
  answer: 'ironbridge 1\nedition: birmingham\n…',
  at: MOMENT,
  attestation: 'none',
  auth: SIGNED,
  authenticatorData: SIGNED,
  banks: 900_000,
  bot: 'expert',
  by: 'Dora',
  challenge: SIGNED,
  changed: MOMENT,
  clientDataJSON: SIGNED,
  closed: null,
  code: 'QK7M2F',
  created: MOMENT,
  daysLeft: 28,
  deadline: MOMENT + 86_400_000,
  displayName: 'Ada',
  edition: 'birmingham',
  email: 'ada@example.org',
  ended: null,
  endpoint: 'https://push.example.org/send/1',
  expires: MOMENT + 86_400_000,
  failures: 0,
  game: TABLE,
  hints: 'client-device',
  host: PERSON,
  hours: 24,
  id: TABLE,
  increment: 10,
  key: 'Wm8sYb2NfKq4Tz6HcVx9',
  label: 'Navvy',
  legal: 'pass / coventry',
  login: 'ada',
  made: MOMENT,
  minutes: 15,
  moves: 'pass / coventry',
  name: 'Ada',
  new: 'a long sentence is easy to keep',
  next: `${MOMENT}.${TABLE}`,
  note: 'It is not the first time.',
  old: 'one that was written on a card',
  p256dh: SIGNED,
  passkeys: 1,
  password: 'a long sentence is easy to keep',
  ply: 4,
  program: 'Tz6HcVx9Wm8sYb2N',
  rawId: SIGNED,
  reason: 'Please be kind.',
  record: null,
  rematch: null,
  request: 'turn-4-of-k3VnXwPq7TzB',
  result: 148,
  rpId: 'brass.example.org',
  rules: 2,
  seat: 1,
  seats: 2,
  secret: null,
  seed: null,
  seedHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  seen: MOMENT,
  seq: 4,
  share: '5f4dcc3b5aa765d61d8327deb882cf99',
  shares: '5f4dcc3b5aa765d61d8327deb882cf99',
  signature: SIGNED,
  since: MOMENT,
  started: MOMENT,
  text: 'Beer before the rail era.',
  timeout: 60_000,
  title: 'Tea at five',
  token: 'Jx5RfC8sHn3Yp6VeQw2Zk7Lb',
  transports: 'internal',
  turn: 1,
  type: 'public-key',
  unnamed: null,
  until: MOMENT + 604_800_000,
  url: 'https://chat.example.org/hooks/1',
  user: PERSON,
  userHandle: SIGNED,
  vacation: null,
  variants: 'introductory',
  wait: 30,
  where: 'chat.example.org',
  whom: 'Bert',
  winners: 0,
}

export function exampleOf(schema: Schema, name: string): unknown {
  const { properties, const: only, enum: words } = schema
  if (only !== undefined) return only
  if (words !== undefined) return words[0]
  if (properties !== undefined)
    return Object.fromEntries(
      Object.entries(properties).map(([field, one]) => [field, exampleOf(one as Schema, field)]),
    )
  if (schema.type === 'array') {
    const items = schema.items as Schema
    return (waysOf(items) ?? [items]).map((item) => exampleOf(item, name))
  }
  const [way] = waysOf(schema) ?? []
  if (way !== undefined && !isPlain(way)) return exampleOf(way, name)
  if (schema.type === 'boolean') return false
  // A shape that is described elsewhere.
  if ((way ?? schema).type === undefined) return {}
  if (name in LIKELY) return LIKELY[name]
  throw new Error(`The description has no example for "${name}".`)
}

/** What it may be, but nothing. */
const waysOf = ({ anyOf, oneOf }: Schema): Schema[] | undefined =>
  (anyOf ?? oneOf)?.filter((way): way is Schema => !('$ref' in way) && way.type !== 'null')

const isPlain = ({ properties, items, enum: words }: Schema & { readonly items?: unknown }): boolean =>
  properties === undefined && items === undefined && words === undefined

/** What is told with each code, such as it might be. */
const REFUSALS: Readonly<Record<ProblemCode, string>> = {
  'bad-request': 'ply: Invalid input: expected number, received string',
  unauthenticated: 'This token is not valid.',
  forbidden: 'This request comes from another site.',
  banned: 'You are banned until 2026-11-25 11:06 UTC. Please be kind.',
  unproven: 'That was not your password.',
  'not-found': 'There is no such table.',
  stale: 'The game has gone on: 6 moves were made by now.',
  illegal: 'You cannot afford this: it costs £12, and you have £7.',
  conflict: 'The game has gone on meanwhile.',
  'other-rules': 'This game follows revision 2 of the rules; this server plays revision 1.',
  'too-many': 'Too many requests. Wait a moment.',
  'too-large': 'A body has at most 65536 bytes.',
  unavailable: 'The database does not answer.',
  internal: 'That did not work. It was noted; try again.',
}

export const refusalExample = (code: ProblemCode): object => ({
  error: {
    code,
    message: REFUSALS[code],
    ...(code === 'illegal' && { rule: 'money.short' }),
    ...(code === 'banned' && { ban: { until: LIKELY['until'], reason: LIKELY['reason'] } }),
  },
})
