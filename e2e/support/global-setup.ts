import { startServer } from './server.ts'

const ANALYTICS = {
  ANALYTICS_PRODUCT_SCRIPT_URL: 'https://analytics.example/product.js',
  ANALYTICS_PRODUCT_KEY: 'key-1',
  ANALYTICS_PRODUCT_HOST: 'https://analytics.example',
  ANALYTICS_VISITORS_SCRIPT_URL: 'https://analytics.example/visitors.js',
  ANALYTICS_VISITORS_SITE_ID: 'site-1',
  ANALYTICS_GOOGLE_TAG_ID: 'G-LOCAL',
}

/** One server for the whole run, and one with analytics; workers find them through the environment. */
export default async function globalSetup() {
  const server = await startServer({ name: 'main' })
  const analytics = await startServer({ name: 'analytics', env: ANALYTICS })
  process.env.E2E_BASE_URL = server.url
  process.env.E2E_ANALYTICS_URL = analytics.url
  return async () => {
    await Promise.all([server.stop(), analytics.stop()])
  }
}
