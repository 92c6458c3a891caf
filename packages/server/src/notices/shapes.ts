// A notice as other programs want it: Discord, Slack, or plain JSON with a signature.

import { createHmac } from 'node:crypto'
import type { Notice } from './notice.ts'
import type { WebhookTarget } from './targets.ts'

export interface Shaped {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export function shaped({ shape, secret }: WebhookTarget, notice: Notice, now: number): Shaped {
  const body = JSON.stringify(bodyOf(shape, notice, now))
  const headers = { 'Content-Type': 'application/json', 'User-Agent': 'Ironbridge' }
  if (shape !== 'json' || secret === null) return { headers, body }
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  return { headers: { ...headers, 'X-Ironbridge-Signature': `sha256=${signature}` }, body }
}

function bodyOf(shape: WebhookTarget['shape'], { event, text, link, game }: Notice, now: number): unknown {
  if (shape === 'discord')
    // Nobody is called by what others named their table.
    return { content: withLink(forDiscord(text), link), allowed_mentions: { parse: [] } }
  if (shape === 'slack') return { text: withLink(forSlack(text), link) }
  return { event, text, link, game, at: now }
}

const withLink = (text: string, link: string | null): string => (link === null ? text : `${text}\n${link}`)

const forDiscord = (text: string): string => text.replaceAll(/[\\*_~`|<>[\]()#]/g, String.raw`\$&`)

const forSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
