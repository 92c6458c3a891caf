// Notices by mail: only to the person's own address, and only once that has answered.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, guest } from '../client.ts'
import { elsewhere } from '../people.ts'
import { type Running, running } from '../running.ts'
import { seated } from '../table.ts'
import { type Letter, type MailServer, mailServer } from './smtp.ts'

let server: Running
let post: MailServer
beforeAll(async () => {
  post = await mailServer()
  server = await running({
    SMTP_URL: `smtp://ironbridge:mail-password@127.0.0.1:${post.port}`,
    MAIL_FROM: 'Ironbridge <games@example.org>',
    TRUST_PROXY: '1',
  })
})
afterAll(async () => {
  await server.close()
  await post.close()
})

const add = (person: Client, headers = elsewhere()) =>
  person.call('POST', '/api/me/hooks', { kind: 'mail' }, headers)
const confirm = (person: Client, id: string, code: string) =>
  person.call('POST', `/api/me/hooks/${id}/confirm`, { code })
const CODE = 'Notices of Ironbridge by mail'
const codeIn = ({ source }: Letter): string => /^([A-Za-z0-9]{12})$/m.exec(source)?.[1] ?? ''

test('an address is used once its code came back, and no longer than it is the own one', async () => {
  const ada = await guest(server.address, 'Ada')
  expect((await add(ada)).status).toBe(409)
  expect((await ada.call('PATCH', '/api/me', { email: 'ada@example.org' })).status).toBeLessThan(300)
  const { status, body } = await add(ada)
  expect([status, body.where, body.isConfirmed]).toEqual([201, 'ada@example.org', false])
  const letter = await post.letter('ada@example.org', CODE)
  expect((await ada.call('POST', `/api/me/hooks/${body.id}/test`)).status).toBe(409)
  expect((await confirm(ada, body.id, 'AAAAAAAAAAAA')).status).toBe(403)
  expect((await confirm(ada, body.id, codeIn(letter))).body).toMatchObject({ isConfirmed: true })
  expect((await add(ada)).body).toMatchObject({ id: body.id, isConfirmed: true })
  expect((await ada.call('POST', `/api/me/hooks/${body.id}/test`)).status).toBe(204)
  expect(post.letters).toHaveLength(2)
  expect(ada.heard.join()).not.toContain(codeIn(letter))
  const { source: trial } = await post.letter('ada@example.org', 'This is a test')
  expect(trial).toMatch(/^Subject: This is a test: notices of Ironbridge reach you here\.$/m)
  expect(trial).toMatch(/^From: Ironbridge <games@example\.org>$/m)
  expect(trial).toMatch(/^Auto-Submitted: auto-generated$/m)
  expect(trial).toContain('remove mail from the notices')
  await ada.call('PATCH', '/api/me', { email: 'other@example.org' })
  expect((await ada.call('POST', `/api/me/hooks/${body.id}/test`)).status).toBe(404)
  expect(post.letters).toHaveLength(2)
})

test('a code is not sent again and again', async () => {
  const mallory = await guest(server.address, 'Mallory')
  await mallory.call('PATCH', '/api/me', { email: 'victim@example.org' })
  const before = post.letters.length
  const answers = []
  for (let time = 0; time < 5; time++) answers.push((await add(mallory)).status)
  expect(answers).toEqual([201, 201, 201, 429, 429])
  expect(post.letters).toHaveLength(before + 3)
})

test('a mailbox is one, however it is written and whoever asks', async () => {
  const before = post.letters.length
  const answers = []
  for (const email of ['one@example.org', 'One@Example.org', 'oNe+two@example.org', 'one+3@example.org']) {
    const mallory = await guest(server.address, 'Mallory')
    await mallory.call('PATCH', '/api/me', { email })
    answers.push((await add(mallory)).status)
  }
  expect(answers).toEqual([201, 201, 201, 429])
  expect(post.letters).toHaveLength(before + 3)
})

test('an address sends so many codes, whoever asks', async () => {
  const answers = []
  for (let count = 0; count < 11; count++) {
    const mallory = await guest(server.address, 'Mallory')
    await mallory.call('PATCH', '/api/me', { email: `somebody${count}@example.org` })
    answers.push((await add(mallory, { 'x-forwarded-for': '192.0.2.9' })).status)
  }
  expect(answers.slice(9)).toEqual([201, 429])
})

test('a turn is told by mail', async () => {
  const { id, people } = await seated(server, 2, { title: 'Cotton' })
  for (const [place, person] of people.entries()) {
    const email = `player${place}@example.org`
    await person.call('PATCH', '/api/me', { email })
    const { body } = await add(person)
    await confirm(person, body.id, codeIn(await post.letter(email, CODE)))
    person.disconnect()
  }
  const { seat } = (await people[0]!.call('GET', `/api/games/${id}`)).body.turn
  const person = people[seat]!
  const { body: own } = await person.call('GET', `/api/games/${id}`)
  const moved = await person.call('POST', `/api/games/${id}/moves`, { ply: 0, moves: [own.legal[0]] })
  expect(moved.status).toBe(200)
  // Who is quick may also hear that the game has begun.
  const { source } = await post.letter(`player${1 - seat}@example.org`, 'It is your turn')
  expect(source).toMatch(/^Subject: It is your turn in Cotton \(Brass: Birmingham\)\.$/m)
})

test("the mail server's password is in no log and no answer", () => {
  expect(server.output()).not.toContain('mail-password')
})
