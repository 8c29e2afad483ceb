import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { listScreenFigures } from '@kadr/content/screen-record'
import { chromium } from '@playwright/test'
import { CHROMIUM } from './support/chromium.ts'
import { waitUntilFilled } from './support/demo-screens.ts'
import { startServer } from './support/server.ts'
import { takeSiteScreens } from './support/site-screens/take-site-screens.ts'

/**
 * `npm run site:screens [-- name…]`: pictures of the product for the articles, taken of the demo workspace, and a record
 * of what can be read on them. Fails when a figure promises words that its picture does not show.
 */
const CONTENT = resolve(import.meta.dirname, '../content')

const folder = join(CONTENT, 'screens')
mkdirSync(folder, { recursive: true })
const server = await startServer({
  name: 'site-screens',
  // The name of the bot is seen on the pictures, and smaller videos are refused by the networks.
  env: { STARTER: 'on', DEMO: 'on', RENDER_SCALE: '50', TELEGRAM_BOT_NAME: 'kadr_bot' },
})
try {
  const token = await waitUntilFilled(server.url)
  const browser = await chromium.launch(CHROMIUM)
  const faults = await takeSiteScreens({
    browser,
    url: server.url,
    token,
    folder,
    wanted: process.argv.slice(2),
    figures: listScreenFigures(CONTENT),
  })
  await browser.close()
  if (faults.length > 0) {
    console.error(faults.join('\n'))
    process.exitCode = 1
  }
} finally {
  await server.stop()
}
