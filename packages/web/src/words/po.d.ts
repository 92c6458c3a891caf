// Catalogs of texts, compiled by the bundler.

declare module '*.po' {
  import type { Messages } from '@lingui/core'

  export const messages: Messages
}
