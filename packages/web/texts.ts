// How texts get into the page and into its tests: macros and catalogs.

import { fileURLToPath } from 'node:url'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import type { PluginOption } from 'vite'

// The macro looks for its configuration where the process began, which may be the repository's root.
process.env.LINGUI_CONFIG ??= fileURLToPath(new URL('lingui.config.ts', import.meta.url))

export const texts = (): PluginOption[] => [
  lingui({ failOnMissing: true }),
  babel({ presets: [linguiTransformerBabelPreset()] }),
]
