// Tables of online games at many sizes, in both languages: nothing leaves the window, and names keep their room.

import type { Page } from '@playwright/test'
import { expect, sitAt, test } from './online.ts'
import { resize } from './person.ts'

const SIZES = [
  [1280, 720],
  [1366, 768],
  [1600, 1000],
  [1720, 1000],
  [1920, 1080],
] as const

/** At least so much of a name is seen, if it is as long. */
const NAME = 60

/** Longer than a test takes. */
const BANK = { kind: 'bank', minutes: 60, increment: 0 }

/** Fits no row. */
const LONG = 'Isambard Kingdom Brunel'

test('with a clock and three people the bar and the names fit every wide screen, in both languages', async ({
  online,
}) => {
  const [ada, bert] = [await online.join('Ada'), await online.join(LONG)]
  const link = await sitAt(ada, bert, { bots: ['random'], clock: BANK })
  const cay = await online.join(null)
  await cay.goto(link)
  await expect(cay.getByText('You are watching.')).toBeVisible()
  for (const page of [ada, cay])
    for (const language of ['en', 'de']) {
      await speak(page, language)
      for (const [width, height] of SIZES) {
        await resize(page, width, height)
        expect(await overflow(page), `${language} at ${width}`).toEqual([])
        for (const { text, seen, whole } of await names(page))
          expect(seen, `${language}: ${text} at ${width}`).toBeGreaterThanOrEqual(Math.min(whole, NAME))
      }
    }
})

test('on a phone, four players and their clocks do not cover each other', async ({ online }) => {
  const ada = await online.join('Ada')
  const bert = await online.join(LONG)
  await sitAt(ada, bert, { bots: ['random', 'random'], clock: BANK })
  await ada.setViewportSize({ width: 390, height: 844 })
  await expect(ada.locator('.chip').getByRole('timer')).toHaveCount(2)
  const covered = await ada.locator('.chip').evaluateAll((chips) =>
    chips.flatMap((chip) => {
      const parts = [...chip.querySelectorAll('.chip-name, .chip-money, .chip-vp, .seat-clock')].filter(
        (part) => part.checkVisibility(),
      )
      return parts.flatMap((one, at) =>
        parts.slice(at + 1).flatMap((other) => {
          const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
          const isApart =
            a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1
          return isApart ? [] : [`${one.textContent} and ${other.textContent}`]
        }),
      )
    }),
  )
  expect(covered).toEqual([])
})

test('who watches has no network and no turn, and chooses whose mat to see', async ({ online }) => {
  const ada = await online.join('Ada')
  const link = await sitAt(ada, null, { bots: ['random', 'random'] })
  await expect(ada).toHaveTitle(/Ada’s table/)
  // Two bots of one strength have names of their own.
  const players = ada.getByRole('list', { name: 'Players in turn order' })
  await expect(players).toContainText('Boulton, bot')
  await expect(players).toContainText('Constance, bot')
  const cay = await online.join(null)
  await cay.goto(link)
  await expect(cay.getByText('You are watching.')).toBeVisible()
  for (const name of ['Undo', 'My network', 'Your mat'])
    await expect(cay.getByRole('button', { name })).toHaveCount(0)
  await cay.getByRole('button', { name: 'Mat of' }).click()
  const choice = cay.getByRole('group', { name: 'Whose mat' })
  for (const name of ['Ada', 'Constance (bot)']) {
    await choice.getByRole('button', { name }).click()
    await expect(cay.getByRole('region', { name: `Mat of ${name}` })).toBeVisible()
  }
})

async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((value) => {
    const settings = JSON.parse(localStorage.getItem('ironbridge.settings') ?? '{}')
    localStorage.setItem('ironbridge.settings', JSON.stringify({ ...settings, language: value }))
  }, language)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('.players')).toBeVisible()
}

/** Buttons of the bar that leave the window or cover the next. */
const overflow = (page: Page): Promise<(string | null)[]> =>
  page.locator('.bar nav > .bar-button').evaluateAll((buttons) =>
    buttons.flatMap((button, at) => {
      const { left, right } = button.getBoundingClientRect()
      const before = buttons[at - 1] ?? document.querySelector('.bar-time')
      const isFree = before === null || before.getBoundingClientRect().right <= left
      return right <= innerWidth && isFree ? [] : [button.textContent]
    }),
  )

const names = (page: Page): Promise<{ text: string | null; seen: number; whole: number }[]> =>
  page.locator('.player-name').evaluateAll((all) =>
    all.map((name) => {
      const row = name.closest('.player')
      const number = row?.querySelector('.player-figure')?.getBoundingClientRect().left ?? 0
      const { left, right } = name.getBoundingClientRect()
      return {
        text: name.textContent,
        seen: Math.ceil(Math.min(right, number) - left),
        whole: name.scrollWidth,
      }
    }),
  )
