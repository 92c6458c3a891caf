// The worker that keeps the page for use without a network.

import type { Page } from '@playwright/test'

/** Until everything is kept; before that a worker may be there that nothing reaches yet. */
export const whenKept = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }))
  })
