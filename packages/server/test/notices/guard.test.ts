// Nothing is sent to private addresses, whatever names they hide behind.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { isPublic } from '../../src/notices/addresses.ts'
import { type FoundAddress, openPost } from '../../src/notices/post.ts'
import { type Receiver, receiver } from './receiver.ts'

let local: Receiver
beforeAll(async () => {
  local = await receiver()
})
afterAll(() => local.close())

test.each([
  '0.0.0.0',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.100.100.200',
  '127.0.0.1',
  '127.255.255.254',
  '168.63.129.16',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '239.255.255.255',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:93.184.215.14',
  '64:ff9b::7f00:1',
  '64:ff9b:1::a00:1',
  '2001:0:1::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2002:a00:1::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  '2606:4700::1%eth0',
  'fec0::1',
  'ff02::1',
  'localhost',
  '',
])('%s is not public', (address) => {
  expect(isPublic(address)).toBe(false)
})

test.each(['1.1.1.1', '93.184.215.14', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111', '2a00:1450::1'])(
  '%s is public',
  (address) => {
    expect(isPublic(address)).toBe(true)
  },
)

const HIDDEN = 'not on the public internet'

test.each([
  ['http://127.0.0.1/', HIDDEN],
  ['http://127.1/', HIDDEN],
  ['http://2130706433/', HIDDEN],
  ['http://0x7f.0.0.1/', HIDDEN],
  ['http://0177.0.0.1/', HIDDEN],
  ['http://１２７.0.0.1/', HIDDEN],
  ['http://[::1]/', HIDDEN],
  ['http://[::ffff:127.0.0.1]/', HIDDEN],
  ['http://[::ffff:a9fe:a9fe]/latest/meta-data', HIDDEN],
  ['http://localhost/', HIDDEN],
  ['http://me:secret@localhost/', HIDDEN],
  ['https://93.184.215.14:6379/', 'port 80, 443 or 8443'],
  ['https://93.184.215.14:25/', 'port 80, 443 or 8443'],
  ['ftp://93.184.215.14/', 'must begin with https'],
  ['file:///etc/passwd', 'must begin with https'],
  ['gopher://127.0.0.1:70/', 'must begin with https'],
  ['//93.184.215.14', 'must begin with https'],
  ['', 'must begin with https'],
])('nothing is sent to %s', async (url, why) => {
  const post = openPost(false)
  await expect(post.check(url)).rejects.toThrow(why)
  await expect(post.send(url, {}, '{}')).rejects.toThrow(why)
})

test('a host with one private address among others is refused', async () => {
  const post = openPost(false, async () => [
    { address: '93.184.215.14', family: 4 },
    { address: '10.0.0.1', family: 4 },
  ])
  await expect(post.send('https://two.example.org/', {}, '{}')).rejects.toThrow(HIDDEN)
})

/** Answers another address every time. */
function changing(...answers: readonly FoundAddress[]) {
  const asked: string[] = []
  const resolve = async (host: string): Promise<FoundAddress[]> => {
    const answer = answers[asked.push(host) - 1] ?? answers.at(-1)
    return answer ? [answer] : []
  }
  return { asked, resolve }
}

test('the address that was checked is the one that is used', async () => {
  const { asked, resolve } = changing(
    { address: '127.0.0.1', family: 4 },
    { address: '127.0.0.9', family: 4 },
  )
  const post = openPost(true, resolve)
  expect(await post.send(`http://changing.test:${local.port}/once`, {}, '{}')).toBe(200)
  expect(asked).toEqual(['changing.test'])
  expect(local.got.at(-1)).toMatchObject({ path: '/once', headers: { host: `changing.test:${local.port}` } })
})

test('a host that turns private after it was checked is refused', async () => {
  const { asked, resolve } = changing(
    { address: '93.184.215.14', family: 4 },
    { address: '127.0.0.1', family: 4 },
  )
  const post = openPost(false, resolve)
  await post.check('http://changing.test/')
  await expect(post.send('http://changing.test/', {}, '{}')).rejects.toThrow(HIDDEN)
  expect(asked).toHaveLength(2)
})

test('nobody is followed elsewhere', async () => {
  const other = await receiver()
  const from = await receiver()
  from.status = 307
  from.headers = { location: other.address }
  expect(await openPost(true).send(from.address, {}, '{}')).toBe(307)
  expect([from.got.length, other.got.length]).toEqual([1, 0])
  await Promise.all([other.close(), from.close()])
})

test('a host without an address is told so', async () => {
  await expect(openPost(false, async () => []).check('https://nobody.test/')).rejects.toThrow(
    'cannot be found',
  )
})
