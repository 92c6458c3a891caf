// The page where the next revision is the newest: built as always, with that engine.

import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig } from 'vite'
import page from '../../packages/web/vite.config.ts'
import { madeRevisions } from './made.ts'

export default defineConfig(async () =>
  mergeConfig(page, {
    resolve: { alias: { '@ironbridge/engine': fileURLToPath(new URL('next.js', await madeRevisions())) } },
    build: { outDir: 'dist/next' },
  }),
)
