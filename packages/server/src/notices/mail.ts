// Notices by mail: short, as text, and with how to stop them.

import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import { linkTo, type Notice } from './notice.ts'

export interface Mail {
  send(address: string, notice: Notice): Promise<void>
  sendCode(address: string, code: string): Promise<void>
}

/** Milliseconds of silence after which a mail server is given up. */
const PATIENCE = 5000

/** Null where the host has not set it up. */
export function openMail(config: Config): Mail | null {
  const { SMTP_URL, MAIL_FROM } = config
  if (SMTP_URL === undefined || MAIL_FROM === undefined) return null
  const transport = createTransport({
    url: SMTP_URL,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const send = async (address: string, subject: string, lines: readonly string[]): Promise<void> => {
    await transport.sendMail({
      from: MAIL_FROM,
      to: { name: '', address },
      subject,
      text: `${lines.join('\n\n')}\n`,
      // No machine shall answer it.
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  }
  const home = linkTo(config, '')
  const here = home === null ? 'Ironbridge' : `Ironbridge at ${home}`
  return {
    send: (address, { text, link }) =>
      send(address, text.split('\n')[0] ?? '', [
        text,
        ...(link === null ? [] : [link]),
        `You asked ${here} to write to you. To stop it, open your account there and remove mail from the notices.`,
      ]),
    sendCode: (address, code) =>
      send(address, 'Notices of Ironbridge by mail', [
        `Somebody, probably you, asked ${here} to send notices to this address. If you want them, enter this code there:`,
        code,
        'Otherwise do nothing, and no more mail will come.',
      ]),
  }
}
