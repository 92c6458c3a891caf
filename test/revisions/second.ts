// What a program begins with, so that the second revision is its newest and the first is kept.

import { registerHooks } from 'node:module'

const folder = new URL(import.meta.url).searchParams.get('folder') ?? ''
const second = new URL('2.js', folder).href

registerHooks({
  resolve: (name, context, next) => next(name === '@ironbridge/engine' ? second : name, context),
})

const { registerRevision } = await import('@ironbridge/revisions')
registerRevision(1, new URL('1.js', folder))
