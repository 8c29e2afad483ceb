import { test as base } from './fixtures.ts'
import { type RunningServer, startServer } from './server.ts'

/** Fake accounts belong to one workspace at a time, so publishing tests have their own server. */
export const test = base.extend<object, { postsServer: RunningServer }>({
  postsServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use, { workerIndex }) => {
      const server = await startServer({ name: `posts-${workerIndex}`, env: { STARTER: 'off' } })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ postsServer }, use) => use(postsServer.url),
})
export { expect } from './fixtures.ts'
