// How the page is built: React, texts, and a service worker that keeps it for use without a network.

import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { texts } from './texts.ts'

export default defineConfig({
  root: import.meta.dirname,
  // Works in any folder of any server.
  base: './',
  plugins: [react(), texts(), offline()],
  // Breakpoints with names: src/kit/layers.css.
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // The compiler writes into dist too.
    outDir: 'dist/page',
    // Says which chunk needs which, for those who measure it.
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: together() } } },
  },
})

/** What is always loaded together is one file: small ones are compressed worse. Libraries change less often than we do. */
function together(): Rolldown.CodeSplittingGroup[] {
  let table: ReadonlySet<string> | null = null
  return [
    { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 2 },
    { name: 'first', tags: ['$initial'], priority: 1 },
    {
      name: (id, chunks) => {
        table ??= importedBy(join(import.meta.dirname, 'src/table/TableScreen.tsx'), chunks)
        return table.has(id) ? 'table' : null
      },
    },
  ]
}

/** The rooms that a module of ours needs at once; other packages are shaken, so what they import says nothing. */
function importedBy(id: string, chunks: Rolldown.ChunkingContext, found = new Set<string>()): Set<string> {
  if (found.has(id) || !id.startsWith(join(import.meta.dirname, 'src'))) return found
  found.add(id)
  for (const other of chunks.getModuleInfo(id)?.importedIds ?? []) importedBy(other, chunks, found)
  return found
}

function offline() {
  return VitePWA({
    // The page registers it by itself: src/app/offline.ts.
    injectRegister: false,
    workbox: {
      // What the server pushes is shown by it.
      importScripts: ['push.js'],
      // Everything there is, the bots among it; the older kind of font files apart.
      globPatterns: ['**/*.{html,js,css,svg,png,woff2}'],
      maximumFileSizeToCacheInBytes: 8_000_000,
      navigateFallback: null,
      // The page itself comes from the network as long as there is one, so that every load is the newest version. Parts of an older
      // one are kept until nobody shows it any more.
      directoryIndex: null,
      runtimeCaching: [
        {
          urlPattern: ({ request }) => request.mode === 'navigate',
          handler: 'NetworkOnly',
          options: { precacheFallback: { fallbackURL: 'index.html' } },
        },
      ],
    },
    manifest: {
      id: './',
      name: 'Ironbridge',
      short_name: 'Ironbridge',
      // One file for all languages: it says nothing but a name, and the page says the rest.
      categories: ['games'],
      display: 'standalone',
      start_url: './',
      scope: './',
      background_color: '#2a1f14',
      theme_color: '#2a1f14',
      icons: [
        { src: 'icon.svg', type: 'image/svg+xml', sizes: 'any' },
        { src: 'icon-192.png', type: 'image/png', sizes: '192x192' },
        { src: 'icon-512.png', type: 'image/png', sizes: '512x512' },
        { src: 'icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
      ],
    },
  })
}
