// Notices by mail: short, as text, and with how to stop them.

import type { Config } from '../config.ts'
import { sentences } from './languages.ts'
import { linkTo, type Notice, type Reader } from './notice.ts'

export interface Mail {
  send(address: string, notice: Notice): Promise<void>
  sendCode(address: string, code: string, reader: Reader): Promise<void>
}

/** Milliseconds of silence after which a mail server is given up. */
const PATIENCE = 5000

/** Null where the host has not set it up. */
export function openMail(config: Config): Mail | null {
  const { SMTP_URL, MAIL_FROM } = config
  if (SMTP_URL === undefined || MAIL_FROM === undefined) return null
  const open = async () => {
    // Loaded where mail is sent, which most servers do not.
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url: SMTP_URL,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  let transport: ReturnType<typeof open> | null = null
  const send = async (address: string, subject: string, lines: readonly string[]): Promise<void> => {
    transport ??= open()
    await (await transport).sendMail({
      from: MAIL_FROM,
      to: { name: '', address },
      subject,
      text: `${lines.join('\n\n')}\n`,
      // No machine shall answer it.
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  }
  return {
    send(address, { text, link, language }) {
      const { here, why } = sentences[language].mail
      return send(address, text.split('\n')[0] ?? '', [
        text,
        ...(link === null ? [] : [link]),
        why(here(link === null ? null : new URL('/', link).href)),
      ])
    },
    sendCode(address, code, reader) {
      const { here, codeSubject, code: words, otherwise } = sentences[reader.language].mail
      return send(address, codeSubject, [words(here(linkTo(reader, ''))), code, otherwise])
    },
  }
}
