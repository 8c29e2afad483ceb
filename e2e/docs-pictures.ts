import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { CHROMIUM } from './support/chromium.ts'
import {
  addressOf,
  openDemo,
  type Screen,
  takeScreen,
  waitUntilFilled,
} from './support/demo-screens.ts'
import { startServer } from './support/server.ts'

/** `npm run docs:pictures [-- name…]`: screens for the README, taken of the demo workspace. */
const FOLDER = resolve(import.meta.dirname, '../docs/pictures')
const VIEWPORT = { width: 1440, height: 900 }
const MAX_BYTES = 250_000

const SCREENS: Readonly<Record<string, Screen>> = {
  dashboard: { path: '/dashboard' },
  editor: { path: '/reels/slideshow', kind: 'slideshow', title: 'Почему трескается чашка' },
  calendar: { path: '/calendar' },
  analytics: { path: '/analytics' },
}

const wanted = process.argv.slice(2)
mkdirSync(FOLDER, { recursive: true })
const server = await startServer({
  name: 'docs-pictures',
  env: { STARTER: 'on', DEMO: 'on', RENDER_SCALE: '50' },
})
try {
  const token = await waitUntilFilled(server.url)
  const browser = await chromium.launch(CHROMIUM)
  const page = await openDemo({ browser, baseURL: server.url, viewport: VIEWPORT })
  for (const [name, screen] of Object.entries(SCREENS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const path = await addressOf({ url: server.url, token, screen })
    const size = await takeScreen({ page, path, file: join(FOLDER, `${name}.webp`) })
    console.log(`${name}: ${Math.round(size / 1000)} kB`)
    if (size > MAX_BYTES) throw new Error(`${name} is larger than ${MAX_BYTES} bytes`)
  }
  await browser.close()
} finally {
  await server.stop()
}
