import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { callApi, signInByApi } from './support/api.ts'
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from './support/chromium.ts'
import { startServer } from './support/server.ts'

/** `npm run site:screens [-- name…]`: pictures of the product for the articles, taken of the demo workspace. */
const FOLDER = resolve(import.meta.dirname, '../content/screens')
const DEMO_USER = { id: 42, firstName: 'Анна', lastName: 'Смирнова', username: 'anna' }
const VIEWPORT = { width: 1200, height: 800 }
const FILL_LIMIT_MS = 20 * 60_000
const QUIET_MS = 4000
const WEBP_QUALITY = 82

const PHRASE = encodeURIComponent('Как выбрать кофе в зёрнах для дома')

const SCREENS: Readonly<Record<string, string>> = {
  dashboard: '/dashboard',
  calendar: '/calendar',
  composer: '/posts/new',
  posts: '/posts',
  connections: '/connections',
  slideshow: `/reels/slideshow?style=riso&phrase=${PHRASE}`,
  'product-demo': '/reels/product-demo',
  'talking-head': '/reels/talking-head',
  meme: '/reels/greenscreen-memes',
  library: '/resources',
  products: '/products',
  generations: '/reels/generation-history',
  assistant: '/ai',
  'publisher-settings': '/posts/settings',
  account: '/account',
  analytics: '/analytics',
}

/** The demo workspace is filled in the background after the start. */
const waitUntilFilled = async (url: string) => {
  const { token } = await signInByApi(url, DEMO_USER)
  const deadline = Date.now() + FILL_LIMIT_MS
  while (Date.now() < deadline) {
    const { data } = await callApi<{ isFilling: boolean }>({ url, path: '/demo', token })
    if (!data.isFilling) return
    await new Promise((done) => setTimeout(done, 2000))
  }
  throw new Error('The demo workspace was not filled in time')
}

const openDemo = async ({ browser, baseURL }: { browser: Browser; baseURL: string }) => {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    baseURL,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Войти через Google' }).click()
  await page.getByRole('button', { name: 'Анна Смирнова' }).click()
  await page.waitForURL('**/dashboard')
  return page
}

const takeScreen = async ({ page, name, path }: { page: Page; name: string; path: string }) => {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForTimeout(QUIET_MS)
  const png = await page.screenshot()
  await sharp(png)
    .webp({ quality: WEBP_QUALITY })
    .toFile(join(FOLDER, `${name}.webp`))
  console.log(name)
}

const wanted = process.argv.slice(2)
mkdirSync(FOLDER, { recursive: true })
const server = await startServer({ name: 'site-screens', env: { STARTER: 'on', DEMO: 'on' } })
try {
  await waitUntilFilled(server.url)
  const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_FLAGS })
  const page = await openDemo({ browser, baseURL: server.url })
  const consent = page.getByRole('button', { name: 'Отказаться' })
  await consent.click({ timeout: QUIET_MS }).catch(() => undefined)
  for (const [name, path] of Object.entries(SCREENS)) {
    if (wanted.length === 0 || wanted.includes(name)) await takeScreen({ page, name, path })
  }
  await browser.close()
} finally {
  await server.stop()
}
