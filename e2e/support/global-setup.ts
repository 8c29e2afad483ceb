import { prepareData, startServer } from './server.ts'

/** The server of tests without one of their own; variables pass its URL and the prepared data to workers. */
export default async function globalSetup() {
  const forgetData = await prepareData()
  const server = await startServer({ name: 'main' })
  process.env.E2E_BASE_URL = server.url
  return async () => {
    await server.stop()
    forgetData()
  }
}
