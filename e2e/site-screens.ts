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
const PHONE = { width: 390, height: 844 }
const FILL_LIMIT_MS = 20 * 60_000
const QUIET_MS = 4000
const WEBP_QUALITY = 82

/** A kind of reels: its editor is taken with a reel of the demo workspace in it, the first one without a title. */
type Screen = { path: string; kind?: string; title?: string; hasPhone?: boolean }

const SCREENS: Readonly<Record<string, Screen>> = {
  dashboard: { path: '/dashboard' },
  calendar: { path: '/calendar' },
  composer: { path: '/posts/new' },
  posts: { path: '/posts' },
  connections: { path: '/connections' },
  slideshow: {
    path: '/reels/slideshow',
    kind: 'slideshow',
    title: 'Почему трескается чашка',
    hasPhone: true,
  },
  'product-demo': { path: '/reels/product-demo', kind: 'product-demo' },
  'talking-head': { path: '/reels/talking-head', kind: 'talking-head' },
  meme: { path: '/reels/greenscreen-memes', kind: 'greenscreen-meme' },
  library: { path: '/resources' },
  products: { path: '/products' },
  generations: { path: '/reels/generation-history' },
  assistant: { path: '/ai' },
  'publisher-settings': { path: '/posts/settings' },
  account: { path: '/account' },
  analytics: { path: '/analytics', hasPhone: true },
}

/** The demo workspace is filled in the background after the start. */
const waitUntilFilled = async (url: string) => {
  const { token } = await signInByApi(url, DEMO_USER)
  const deadline = Date.now() + FILL_LIMIT_MS
  while (Date.now() < deadline) {
    const { data } = await callApi<{ isFilling: boolean }>({ url, path: '/demo', token })
    if (!data.isFilling) return token
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

const addressOf = async ({
  url,
  token,
  screen,
}: {
  url: string
  token: string
  screen: Screen
}) => {
  const { path, kind, title } = screen
  if (!kind) return path
  const query = new URLSearchParams({ kind, stage: 'finished', ...(title && { search: title }) })
  const { data } = await callApi<{ items: { id: string }[] }>({
    ...{ url, token, path: `/reels?${query}` },
  })
  // The first that was made: the fullest.
  const reel = data.items.at(-1)
  if (!reel) throw new Error(`The demo workspace has no reel of the kind ${kind}`)
  return `${path}?reel=${reel.id}`
}

const takeScreen = async ({ page, name, path }: { page: Page; name: string; path: string }) => {
  await page.goto(path)
  // Editors have a field for the name where other screens have a heading.
  await page.locator('main').locator('h1, input').first().waitFor()
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
  const token = await waitUntilFilled(server.url)
  const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_FLAGS })
  const page = await openDemo({ browser, baseURL: server.url })
  const consent = page.getByRole('button', { name: 'Отказаться' })
  await consent.click({ timeout: QUIET_MS }).catch(() => undefined)
  for (const [name, screen] of Object.entries(SCREENS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const path = await addressOf({ url: server.url, token, screen })
    await page.setViewportSize(VIEWPORT)
    await takeScreen({ page, name, path })
    if (!screen.hasPhone) continue
    await page.setViewportSize(PHONE)
    await takeScreen({ page, name: `${name}-phone`, path })
  }
  await browser.close()
} finally {
  await server.stop()
}
