// What a program begins with, so that the next revision is its newest and today's is kept.

import { registerHooks } from 'node:module'

const { searchParams } = new URL(import.meta.url)
const folder = searchParams.get('folder') ?? ''
const next = new URL('next.js', folder).href

registerHooks({
  resolve: (name, context, resolve) => resolve(name === '@ironbridge/engine' ? next : name, context),
})

const { registerRevision } = await import('@ironbridge/revisions')
registerRevision(Number(searchParams.get('now')), new URL('now.js', folder))
