import { type RunningServer, startServer } from './server.ts'

const ANALYTICS = {
  ANALYTICS_PRODUCT_SCRIPT_URL: 'https://analytics.example/product.js',
  ANALYTICS_PRODUCT_KEY: 'key-1',
  ANALYTICS_PRODUCT_HOST: 'https://analytics.example',
  ANALYTICS_VISITORS_SCRIPT_URL: 'https://analytics.example/visitors.js',
  ANALYTICS_VISITORS_SITE_ID: 'site-1',
  ANALYTICS_GOOGLE_TAG_ID: 'G-LOCAL',
}

/** Servers of the run by the environment variable that passes their URL to workers. */
const SERVERS: Record<string, { name: string; env?: Record<string, string> }> = {
  E2E_BASE_URL: { name: 'main' },
  E2E_ANALYTICS_URL: { name: 'analytics', env: ANALYTICS },
  E2E_LOCAL_BOT_URL: { name: 'local-bot', env: { TELEGRAM_BOT_TOKEN: '', TELEGRAM_BOT_NAME: '' } },
}

export default async function globalSetup() {
  const running: RunningServer[] = []
  for (const [variable, options] of Object.entries(SERVERS)) {
    const server = await startServer(options)
    running.push(server)
    process.env[variable] = server.url
  }
  return async () => {
    await Promise.all(running.map((server) => server.stop()))
  }
}
