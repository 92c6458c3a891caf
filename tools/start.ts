// What `npm start` runs: the page is built if it is not up to date, then the server starts.

import { builtPage } from '@ironbridge/web/build'

const isAsked = process.argv.includes('--help')
if (!isAsked) process.env['PAGE'] ??= await builtPage()
await import('@ironbridge/server/main')
