// Parts that come later: in their order, whatever fails, and shown at once where they are there already.

import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { later, loadAhead } from '../../src/kit/later.tsx'

const part = (name: string) => () => <p>{name}</p>

test('parts are loaded once the page stands: in their order, past one that fails, and those that are named afterwards', async () => {
  const loaded: string[] = []
  const name = (which: string) =>
    later(async () => {
      loaded.push(which)
      if (which === 'lost') throw new Error('no network')
      return part(which)
    })
  const shown = (Part: ReturnType<typeof name>): string =>
    renderToString(
      <Suspense fallback="empty">
        <Part />
      </Suspense>,
    )
  const Log = name('log')
  name('lost')
  name('menu')
  await Promise.resolve()
  expect(loaded).toEqual([])
  loadAhead()
  await vi.waitFor(() => expect(loaded).toEqual(['log', 'lost', 'menu']))
  expect(shown(Log)).toContain('<p>log</p>')
  const Drawer = name('drawer')
  expect(shown(Drawer)).toContain('empty')
  await vi.waitFor(() => expect(shown(Drawer)).toContain('<p>drawer</p>'))
  // Named once, loaded once, though it was shown before it was there.
  expect(loaded.filter((which) => which === 'log')).toHaveLength(1)
})
