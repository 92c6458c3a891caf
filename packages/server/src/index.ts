// The public face of the server.

export { type Config, readConfig } from './config.ts'
export { pageHandler } from './http/page.ts'
export { listen } from './running/listen.ts'
export { type Server, startServer } from './server.ts'
