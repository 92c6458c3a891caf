// What people do in the dialog about themselves.

import type { Page } from '@playwright/test'
import { wrongWith } from './axe.ts'
import { expect } from './online.ts'

interface Authenticator {
  /** Has no passkeys any more. */
  forget(): Promise<unknown>
}

/** What the browser offers as a passkey: a device with a fingerprint that is always right. */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { forget: () => devtools.send('WebAuthn.clearCredentials', { authenticatorId }) }
}

export const idOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answer = await fetch('/api/me')
    const { id } = (await answer.json()) as { id: string }
    return id
  })

/** With one of its parts opened. */
export async function openAccount(page: Page, part?: string): Promise<void> {
  await page.getByRole('button', { name: /^You are / }).click()
  if (part !== undefined) await page.getByRole('dialog').getByText(part).click()
}

export async function signOut(page: Page): Promise<void> {
  await page.getByText('Signing out, and your data').click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('button', { name: 'I have an account' })).toBeVisible()
}

export async function makeAccount(page: Page, login: string, password: string): Promise<void> {
  await openAccount(page)
  await fillLogin(page, login, password)
  await page.getByRole('button', { name: 'Make an account' }).click()
}

export async function fillLogin(page: Page, login: string, password: string): Promise<void> {
  await page.getByLabel('Login').fill(login)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

export async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Say something' }).fill(text)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible()
}

/** What went wrong, as it is told. */
export const trouble = (page: Page) => page.getByRole('alert').filter({ hasText: /./ })

export async function expectNothingWrong(page: Page): Promise<void> {
  expect(await wrongWith(page, page.url())).toEqual([])
}

/** Changes settings of the page. */
export async function set(page: Page, wish: Record<string, unknown>): Promise<void> {
  await page.evaluate((changed) => {
    const settings = JSON.parse(localStorage.getItem('ironbridge.settings') ?? '{}')
    localStorage.setItem('ironbridge.settings', JSON.stringify({ ...settings, ...changed }))
  }, wish)
  await page.reload()
}
