// The account: ways back in, what is kept, bots and muted people, all through the dialog about oneself.

import { readFile } from 'node:fs/promises'
import {
  addAuthenticator,
  expectNothingWrong,
  fillLogin,
  idOf,
  makeAccount,
  openAccount,
  say,
  set,
  signOut,
  trouble,
} from './account.ts'
import { expect, sitAt, test } from './online.ts'

// What is not right is refused.
test.use({ expected: /40[139]/ })

test('a guest makes a passkey, comes back with it as the same person, and removes it', async ({ online }) => {
  const ada = await online.join('Ada')
  const device = await addAuthenticator(ada)
  const id = await idOf(ada)
  await openAccount(ada)
  await ada.getByRole('button', { name: 'Add a passkey' }).click()
  const passkeys = ada.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')
  await expect(passkeys).toHaveCount(1)
  await signOut(ada)

  const signIn = ada.getByRole('button', { name: 'With a passkey' })
  await ada.getByRole('button', { name: 'I have an account' }).click()
  await signIn.click()
  await expect(ada.getByRole('button', { name: 'You are Ada' })).toBeVisible()
  expect(await idOf(ada)).toBe(id)

  await openAccount(ada, 'Coming back on another device')
  await passkeys.getByRole('button', { name: /^Remove / }).click()
  await expect(passkeys).toHaveCount(0)
  await signOut(ada)
  // The device still has it, the server does not.
  await ada.getByRole('button', { name: 'I have an account' }).click()
  await signIn.click()
  await expect(trouble(ada)).toHaveText(
    'This passkey was not accepted. It may have been removed here: sign in another way.',
  )
  await device.forget()
  await signIn.click()
  await expect(trouble(ada)).toHaveText('No passkey was used. Try again, or sign in another way.')
})

test('where the address is a number, it is said what passkeys need', async ({ online }) => {
  const baseURL = online.server.address.replace('localhost', '127.0.0.1')
  const ada = await online.join('Ada', { baseURL })
  await openAccount(ada)
  await ada.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(trouble(ada)).toHaveText(
    'Passkeys need an address with a name, such as localhost. Open the page there.',
  )
})

test('a login and a password are made, refused when wrong, changed, and sign in', async ({ online }) => {
  const ada = await online.join('Ada')
  const id = await idOf(ada)
  await makeAccount(ada, 'ada', 'coal and iron')
  await expect(ada.getByRole('heading', { name: 'Your account: ada' })).toBeVisible()
  await signOut(ada)

  await ada.getByRole('button', { name: 'I have an account' }).click()
  const signIn = ada.getByRole('dialog').getByRole('button', { name: 'Sign in' })
  await fillLogin(ada, 'ada', 'coal and beer')
  await signIn.click()
  await expect(trouble(ada)).toHaveText(
    'Login or password is not right. Check both; a recovery link or a passkey signs you in too.',
  )
  await fillLogin(ada, 'Ada', 'coal and iron')
  await signIn.click()
  await expect(ada.getByRole('button', { name: 'You are Ada' })).toBeVisible()
  expect(await idOf(ada)).toBe(id)

  await openAccount(ada, 'Coming back on another device')
  const change = ada.getByRole('button', { name: 'Change the password' })
  await ada.getByLabel('Old password').fill('coal and beer')
  await ada.getByLabel('New password').fill('cotton and beer')
  await change.click()
  await expect(trouble(ada)).toHaveText('The password is not right. Try again.')
  await ada.getByLabel('Old password').fill('coal and iron')
  await change.click()
  await expect(ada.getByText('Changed. Other devices are signed out.')).toBeVisible()

  const bert = await online.join('Bert')
  await makeAccount(bert, 'ada', 'cotton and beer')
  await expect(trouble(bert)).toHaveText('This login is taken. Choose another.')

  const dora = await online.join(null)
  await set(dora, { language: 'de' })
  await dora.getByRole('button', { name: 'Ich habe ein Konto' }).click()
  await dora.getByLabel('Anmeldename').fill('ada')
  await dora.getByLabel('Passwort').fill('coal and iron')
  await dora.getByRole('dialog').getByRole('button', { name: 'Anmelden' }).click()
  await expect(trouble(dora)).toContainText('Anmeldename oder Passwort stimmt nicht.')
})

test('a recovery link brings a guest back in another browser, once', async ({ online }) => {
  const ada = await online.join('Ada')
  await openAccount(ada)
  await ada.getByRole('button', { name: 'Make a recovery link' }).click()
  const link = await ada.getByRole('textbox', { name: 'Recovery link' }).inputValue()
  const phone = await online.join(null, { viewport: { width: 390, height: 844 } })
  await phone.goto(link)
  await phone.getByRole('button', { name: 'Sign in' }).click()
  await expect(phone.getByRole('button', { name: 'You are Ada' })).toBeVisible()
  expect(await idOf(phone)).toBe(await idOf(ada))

  const other = await online.join('Bert')
  await other.goto(link)
  await expect(other.getByText('In this browser you are Bert.')).toBeVisible()
  await other.getByRole('button', { name: 'Sign in' }).click()
  await expect(trouble(other)).toHaveText(
    'This recovery link is not valid: it works once, for 24 hours. Make a new one.',
  )
})

test('a recovery link of an account is given for its password, and replaces one that is forgotten', async ({
  online,
}) => {
  const ada = await online.join('Ada')
  await makeAccount(ada, 'ada', 'coal and iron')
  await expect(ada.getByRole('heading', { name: 'Your account: ada' })).toBeVisible()
  const make = ada.getByRole('button', { name: 'Make a recovery link' })
  await ada.getByLabel('Password', { exact: true }).fill('coal and beer')
  await make.click()
  await expect(trouble(ada)).toHaveText('The password is not right. Try again.')
  await ada.getByLabel('Password', { exact: true }).fill('coal and iron')
  await make.click()
  const link = await ada.getByRole('textbox', { name: 'Recovery link' }).inputValue()

  const phone = await online.join(null, { viewport: { width: 390, height: 844 } })
  await phone.goto(link)
  await phone.getByRole('button', { name: 'Sign in' }).click()
  await phone.getByLabel('New password').fill('cotton and beer')
  await expectNothingWrong(phone)
  await phone.getByRole('button', { name: 'Change the password' }).click()
  await expect(phone.getByRole('button', { name: 'You are Ada' })).toBeVisible()
  await openAccount(phone)
  await signOut(phone)
  await phone.getByRole('button', { name: 'I have an account' }).click()
  await fillLogin(phone, 'ada', 'cotton and beer')
  await phone.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click()
  await expect(phone.getByRole('button', { name: 'You are Ada' })).toBeVisible()
})

test('everything that is kept of a person can be saved, and removed', async ({ online }) => {
  const ada = await online.join('Ada')
  const id = await idOf(ada)
  await makeAccount(ada, 'ada', 'coal and iron')
  await expect(ada.getByRole('heading', { name: 'Your account: ada' })).toBeVisible()
  await ada.getByText('Signing out, and your data').click()
  const saving = ada.waitForEvent('download')
  await ada.getByRole('link', { name: 'Save my data' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('ironbridge.json')
  const text = await readFile(await file.path(), 'utf8')
  expect(JSON.parse(text)).toMatchObject({ profile: { id, name: 'Ada', login: 'ada' } })
  expect(text).not.toMatch(/argon2|coal and iron/)

  await ada.getByRole('button', { name: 'Remove me from this server …' }).click()
  const password = ada.getByLabel('Password', { exact: true }).last()
  await password.fill('coal and beer')
  await ada.getByRole('button', { name: 'Remove me for good' }).click()
  await expect(trouble(ada)).toHaveText('The password is not right. Try again.')
  await password.fill('coal and iron')
  await ada.getByRole('button', { name: 'Remove me for good' }).click()
  const signIn = ada.getByRole('button', { name: 'I have an account' })
  await expect(signIn).toBeVisible()
  await ada.reload()
  await signIn.click()
  await fillLogin(ada, 'ada', 'coal and iron')
  await ada.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click()
  await expect(trouble(ada)).toContainText('Login or password is not right.')
})

test('a token is made for a bot, plays in its owner’s name, and is revoked', async ({ online }) => {
  const ada = await online.join('Ada')
  const id = await idOf(ada)
  await openAccount(ada, 'Programs that play')
  await ada.getByRole('textbox', { name: 'What the token is for' }).fill('Steam hammer')
  await ada.getByRole('button', { name: 'Make a token' }).click()
  const token = await ada.getByRole('textbox', { name: 'Token', exact: true }).inputValue()
  const ask = () =>
    fetch(`${online.server.address}/api/me`, { headers: { authorization: `Bearer ${token}` } })
  expect(await (await ask()).json()).toEqual({ id, name: 'Ada', owner: null })

  const opening = ada.waitForEvent('popup')
  await ada.getByRole('link', { name: 'How that works' }).click()
  const api = await opening
  await expect(api.getByRole('heading', { level: 1 })).toHaveText('Ironbridge: the API')
  await expect(api.getByText('Authorization: Bearer')).toBeVisible()
  await api.close()

  // Shown once: whoever opens the dialog again sees its name only.
  await ada.reload()
  await openAccount(ada, 'Programs that play')
  await expect(ada.getByRole('listitem').filter({ hasText: 'Steam hammer' })).toBeVisible()
  expect(await ada.content()).not.toContain(token)
  await ada.getByRole('button', { name: 'Remove Steam hammer' }).click()
  await expect(ada.getByRole('listitem').filter({ hasText: 'Steam hammer' })).toHaveCount(0)
  expect((await ask()).status).toBe(401)
})

test('whoever was muted is found in the account, and heard again', async ({ online }) => {
  const [ada, bert] = [await online.join('Ada'), await online.join('Bert')]
  await openAccount(ada, 'Programs that play')
  await expect(ada.getByRole('textbox', { name: 'What the token is for' })).toBeVisible()
  await expect(ada.getByText('People you have muted')).toHaveCount(0)
  await ada.keyboard.press('Escape')
  await sitAt(ada, bert)
  const talk = ada.getByRole('button', { name: 'Chat' })
  await talk.click()
  await bert.getByRole('button', { name: 'Chat' }).click()
  await say(bert, 'Blah')
  const blah = ada.getByText('Blah')
  await expect(blah).toBeVisible()
  await expectNothingWrong(ada)
  await ada.getByRole('button', { name: 'Mute: do not show what Bert writes' }).click()
  await expect(blah).toBeHidden()
  await talk.click()
  await talk.click()
  await expect(ada.getByText('Nobody has said anything yet.')).toBeVisible()
  await say(bert, 'More')
  await expect(ada.getByText('More')).toBeHidden()

  await ada.getByRole('button', { name: 'Menu' }).click()
  await ada.getByRole('button', { name: 'About you' }).click()
  await ada.getByText('People you have muted').click()
  await ada.getByRole('button', { name: 'Show again what Bert writes' }).click()
  await expect(ada.getByText('You read what everybody writes.')).toBeVisible()
  await ada.keyboard.press('Escape')
  await ada.keyboard.press('Escape')
  await expect(blah).toBeVisible()
  await say(bert, 'Hello?')
  await expect(ada.getByText('Hello?')).toBeVisible()
})

for (const [device, viewport] of [
  ['a desk', { width: 1280, height: 720 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`axe finds nothing wrong with the whole account on ${device}, by day and by night`, async ({
    online,
  }) => {
    const ada = await online.join('Ada', { viewport })
    const bert = await online.join('Bert')
    const muted = await idOf(bert)
    await ada.evaluate((user) => fetch(`/api/me/mutes/${user}`, { method: 'PUT' }), muted)
    await addAuthenticator(ada)
    await openAccount(ada)
    await ada.getByRole('button', { name: 'Add a passkey' }).click()
    for (const part of ['Being told', 'Vacation', 'Programs that', 'People you', 'Signing out'])
      await ada.getByRole('dialog').getByText(part).first().click()
    await ada.getByRole('textbox', { name: 'What the token is for' }).fill('Steam hammer')
    await ada.getByRole('button', { name: 'Make a token' }).click()
    await expect(ada.getByRole('textbox', { name: 'Token', exact: true })).toBeVisible()
    await expect(ada.getByRole('listitem').filter({ hasText: 'Bert' })).toBeVisible()
    await ada.getByRole('button', { name: 'Remove me from this server …' }).click()
    await expectNothingWrong(ada)
    const overflow = await ada.getByRole('dialog').evaluate((box) => box.scrollWidth - box.clientWidth)
    expect(overflow).toBe(0)
  })
