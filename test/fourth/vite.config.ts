// The page with the fourth board: built as always, with one import before each of its programs.

import { fileURLToPath } from 'node:url'
import { mergeConfig, type Plugin } from 'vite'
import page from '../../packages/web/vite.config.ts'

export default mergeConfig(page, {
  plugins: [beginning('/web/src/app/main.tsx', 'page.ts')],
  worker: { plugins: () => [beginning('/web/src/bots/worker.ts', 'terminal.ts')] },
  build: { outDir: 'dist/fourth' },
})

function beginning(program: string, file: string): Plugin {
  const path = JSON.stringify(fileURLToPath(new URL(file, import.meta.url)))
  return {
    name: `begins with ${file}`,
    transform: (code, id) => (id.endsWith(program) ? `import ${path}\n${code}` : null),
  }
}
