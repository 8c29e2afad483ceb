import { test as base } from './fixtures.ts'
import { type RunningServer, startServer } from './server.ts'

/** For tests that change shared state, such as the fake networks. */
export const test = base.extend<object, { ownServer: RunningServer }>({
  ownServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use, { workerIndex }) => {
      const server = await startServer({ name: `own-${workerIndex}` })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ ownServer }, use) => use(ownServer.url),
})
export { expect } from './fixtures.ts'
