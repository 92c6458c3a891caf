// Loaded before everything else where older rules are kept to: whoever imports the engine gets the one that the address names.

import { registerHooks } from 'node:module'

const engine = new URL(import.meta.url).searchParams.get('engine')

registerHooks({
  resolve: (name, context, next) => next(name === '@ironbridge/engine' && engine ? engine : name, context),
})
