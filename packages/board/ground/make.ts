// Writes what the grounds are made of to src/ground: `node packages/board/ground/make.ts`, then `npm run format`.
// Run it after a map's table, its terrain or a size has changed; a test tells. The same input gives the same files.

import { writeFileSync } from 'node:fs'
import { grainPng } from './grain.ts'
import { grounds } from './grounds.ts'

for (const [name, compute] of Object.entries(grounds))
  save(
    name,
    `// The ground of this map. Computed by ground/make.ts; do not edit.

import type { PackedGround } from './packed.ts'

export const ground: PackedGround = ${JSON.stringify(compute())}
`,
  )

save(
  'grain',
  `// The grain of the paper, as a small picture. Computed by ground/make.ts; do not edit.

export const grain = '${grainPng()}'
`,
)

function save(name: string, text: string): void {
  writeFileSync(new URL(`../src/ground/${name}.ts`, import.meta.url), text)
}
