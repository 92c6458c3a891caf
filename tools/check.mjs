// What `npm test` runs: every check, up to the first that fails. With --deep, random tests try all their cases.

import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

/** Those of a row run side by side, the rows in turn. */
const ROWS = [['format:check', 'types', 'page'], ['lint', 'unused', 'unit'], ['e2e']]

/** How those that run tests say that some have passed: a line for each file, or for each test. */
const PASSED = { unit: /^ *✓ .* \((\d+) tests?\b/, e2e: /^ *✓ +\d+ / }

/** Milliseconds between two signs of life, and for whoever is asked to stop. */
const [BEAT, FAREWELL] = [process.stdout.isTTY ? 1000 : 15_000, 5000]

const isWindows = process.platform === 'win32'
const began = performance.now()
const env = { ...process.env, ...(process.argv.includes('--deep') ? { IRONBRIDGE_DEEP: '1' } : {}) }

/** Checks under way. */
const running = new Set()
let passed = 0

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
])
  process.once(signal, () => stop().then(() => process.exit(code)))

const beat = setInterval(tell, BEAT)
try {
  for (const row of ROWS) await Promise.all(row.map((name) => check(name)))
  say(`\n${passed} passed, 0 failed\n\n== All checks passed.`)
} catch ({ name, output, from }) {
  await stop()
  say(`\n== ${name}: ${scripts[name]}\n${output}`)
  say(`== ${name} FAILED after ${seconds(from)} s; to repeat it alone: npm run ${name}`)
  process.exitCode = 1
}
clearInterval(beat)

/** Rejects with the check if it fails. */
function check(name) {
  const options = { shell: true, stdio: ['ignore', 'pipe', 'pipe'], env, detached: !isWindows }
  const one = { name, child: spawn(scripts[name], options), from: performance.now(), output: '', tests: 0 }
  running.add(one)
  for (const stream of [one.child.stdout, one.child.stderr]) listen(stream, one)
  one.ended = new Promise((resolve) => {
    one.child.on('close', (code) => {
      running.delete(one)
      resolve(code)
    })
  })
  return one.ended.then((code) => {
    if (code !== 0) throw one
    passed += one.tests
    say(`== ${name} passed in ${seconds(one.from)} s${name in PASSED ? `: ${one.tests} tests` : ''}`)
  })
}

/** Keeps what it says, and counts the tests in it. */
function listen(stream, one) {
  let begun = ''
  stream.setEncoding('utf8')
  stream.on('data', (text) => {
    one.output += text
    const lines = (begun + text).split('\n')
    begun = lines.pop()
    for (const line of lines) {
      const found = PASSED[one.name]?.exec(stripVTControlCharacters(line))
      if (found) one.tests += Number(found[1] ?? 1)
    }
  })
}

/** All that is under way, with whatever it has started. */
async function stop() {
  const all = [...running]
  for (const signal of ['SIGINT', 'SIGKILL']) {
    for (const { child } of all)
      try {
        if (isWindows) child.kill()
        else process.kill(-child.pid, signal)
      } catch {
        // It has ended by itself.
      }
    const late = new Promise((resolve) => setTimeout(resolve, FAREWELL).unref())
    await Promise.race([Promise.all(all.map(({ ended }) => ended)), late])
  }
}

function tell() {
  const under = [...running].map(({ name, tests }) =>
    name in PASSED ? `${name}, ${tests} tests passed` : name,
  )
  const line = `.. ${under.join(', ')}, ${seconds(began)} s`
  if (process.stdout.isTTY) process.stdout.write(`\r\u001B[K${line}`)
  else console.log(line)
}

function say(text) {
  console.log(process.stdout.isTTY ? `\r\u001B[K${text}` : text)
}

function seconds(from) {
  return ((performance.now() - from) / 1000).toFixed(1)
}
