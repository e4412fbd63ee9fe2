import { afterEach, beforeEach } from 'vitest'
import { Server } from './server'

/** A server for each test, and for each repetition of it: names of accounts and tournaments are taken only once. */
export function afresh(): Pick<Server, 'url' | 'port' | 'create'> {
  let server = new Server()
  beforeEach(async () => {
    server = new Server()
    await server.start()
  })
  afterEach(async () => server.close())
  return {
    get url() {
      return server.url
    },
    get port() {
      return server.port
    },
    create: async (table) => server.create(table),
  }
}
