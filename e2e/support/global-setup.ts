import { startServer } from './server.ts'

/** The server of tests without one of their own; the variable passes its URL to workers. */
export default async function globalSetup() {
  const server = await startServer({ name: 'main' })
  process.env.E2E_BASE_URL = server.url
  return server.stop
}
