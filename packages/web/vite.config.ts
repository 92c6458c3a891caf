// How the page is built: React, texts, and a service worker that keeps it for use without a network.

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
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
  },
})

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
