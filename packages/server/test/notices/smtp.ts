// A mail server that keeps what it is given.

import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { vi } from 'vitest'

export interface Letter {
  readonly to: string
  /** Headers and text as they came. */
  readonly source: string
}

export interface MailServer {
  readonly port: number
  readonly letters: Letter[]
  /** Waits for a letter to this address whose subject begins so; answers the newest. */
  letter(to: string, subject: string): Promise<Letter>
  close(): Promise<void>
}

export async function mailServer(): Promise<MailServer> {
  const letters: Letter[] = []
  const server = createServer((socket) => {
    let to = ''
    let text = ''
    let isBody = false
    let rest = ''
    socket.on('error', () => {})
    socket.write('220 here\r\n')
    const hear = (line: string): string | null => {
      if (isBody) {
        if (line !== '.') {
          text += `${line}\n`
          return null
        }
        isBody = false
        letters.push({ to, source: text })
        return '250 kept'
      }
      if (/^AUTH PLAIN/i.test(line)) return '235 yes'
      if (/^EHLO/i.test(line)) return '250-here\r\n250 AUTH PLAIN'
      if (/^QUIT/i.test(line)) return '221 bye'
      to = /^RCPT TO:<(.*?)>/i.exec(line)?.[1] ?? to
      if (!/^DATA/i.test(line)) return '250 ok'
      isBody = true
      text = ''
      return '354 go on'
    }
    socket.on('data', (data) => {
      const lines = (rest + data.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        const answer = hear(line)
        if (answer !== null) socket.write(`${answer}\r\n`)
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    letters,
    letter: (to, subject) =>
      vi.waitUntil(
        () => letters.findLast((one) => one.to === to && one.source.includes(`\nSubject: ${subject}`)),
        { timeout: 120_000 },
      ),
    async close() {
      server.close()
      await once(server, 'close')
    },
  }
}
