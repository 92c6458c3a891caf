// What `npm test` runs: every check in turn, up to the first that fails.

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

for (const stage of ['lint', 'format:check', 'types', 'unused', 'unit', 'e2e']) {
  console.log(`\n== ${stage}: ${scripts[stage]}`)
  const start = performance.now()
  const { status } = spawnSync(scripts[stage], { shell: true, stdio: 'inherit' })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  if (status !== 0) {
    console.error(`\n== ${stage} FAILED after ${seconds} s; to repeat it alone: npm run ${stage}`)
    process.exit(1)
  }
  console.log(`== ${stage} passed in ${seconds} s`)
}
console.log('\n== All checks passed.')
