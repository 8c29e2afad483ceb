import { test as base } from './fixtures.ts'
import { type RunningServer, startServer } from './server.ts'

/**
 * Tests whose worker has a server of its own. It starts again wherever the next test has another
 * fixture, so that tests of one fixture stand in one folder.
 */
const withServer = (name: string, env: Record<string, string> = {}) =>
  base.extend<object, { server: RunningServer }>({
    server: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
      async ({}, use, { workerIndex }) => {
        const server = await startServer({ name: `${name}-${workerIndex}`, env })
        await use(server)
        await server.stop()
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    baseURL: ({ server }, use) => use(server.url),
  })

/** New people, who change the fake networks. */
export const connectingTest = withServer('connecting')

/** Fake accounts belong to one workspace at a time: here to that of Анна. */
export const publishingTest = withServer('publishing')

/** Networks refuse videos as small as those of the other tests. */
export const walkTest = withServer('walk', { RENDER_SCALE: '50' })

/** Without a real bot: chats are in the emulator, and launches are signed for the local bot only. */
export const botTest = withServer('bot', { TELEGRAM_BOT_TOKEN: '', TELEGRAM_BOT_NAME: '' })

/** With libraries that the sandbox plays. */
export const stockTest = withServer('stock', {
  PEXELS_KEY: 'sandbox-stock',
  PIXABAY_KEY: 'sandbox-stock',
})

/** Switches hold for everybody. */
export const adminTest = withServer('admin')

export const analyticsTest = withServer('analytics', {
  ANALYTICS_PRODUCT_SCRIPT_URL: 'https://analytics.example/product.js',
  ANALYTICS_PRODUCT_KEY: 'key-1',
  ANALYTICS_PRODUCT_HOST: 'https://analytics.example',
  ANALYTICS_VISITORS_SCRIPT_URL: 'https://analytics.example/visitors.js',
  ANALYTICS_VISITORS_SITE_ID: 'site-1',
  ANALYTICS_GOOGLE_TAG_ID: 'G-LOCAL',
})
