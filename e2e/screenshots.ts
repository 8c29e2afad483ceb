import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from './support/chromium.ts'
import { startServer } from './support/server.ts'
import { openInWebView } from './support/telegram-host.ts'

/** `npm run screenshots -- <folder>`: every screen at both sizes, for the README and for review. */
const folder = resolve(process.argv[2] ?? 'e2e/results/screenshots')
const DEMO_TELEGRAM_USER = { id: 42, firstName: 'Анна', lastName: 'Смирнова', username: 'anna' }
const NO_INSETS = { top: 0, bottom: 0, left: 0, right: 0 }
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

const save = async ({ page, name }: { page: Page; name: string }) => {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(folder, `${name}.png`) })
  await page.screenshot({ path: join(folder, `${name}-whole.png`), fullPage: true })
}

const openPage = async ({ browser, size }: { browser: Browser; size: keyof typeof SIZES }) => {
  const context = await browser.newContext({
    viewport: SIZES[size],
    deviceScaleFactor: 2,
    baseURL: server.url,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    reducedMotion: 'reduce',
    ...(size === 'phone' && { hasTouch: true, isMobile: true }),
  })
  return context.newPage()
}

const PUBLIC_SCREENS = { landing: '/', login: '/login', 'not-found': '/no-such-page' }
const APP_SCREENS = {
  resources: '/resources',
  products: '/products',
  connections: '/connections',
  account: '/account',
}

const takePublic = async ({ page, size }: { page: Page; size: string }) => {
  for (const [name, path] of Object.entries(PUBLIC_SCREENS)) {
    await page.goto(path)
    await save({ page, name: `${name}-${size}` })
  }
}

const takeApp = async ({ page, size }: { page: Page; size: string }) => {
  await save({ page, name: `dashboard-${size}` })
  for (const [name, path] of Object.entries(APP_SCREENS)) {
    await page.goto(path)
    await save({ page, name: `${name}-${size}` })
  }
}

mkdirSync(folder, { recursive: true })
const server = await startServer({ name: 'screenshots' })
const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_FLAGS })

const desktop = await openPage({ browser, size: 'desktop' })
await takePublic({ page: desktop, size: 'desktop' })
await desktop.goto('/login')
await desktop.getByRole('button', { name: 'Войти через Google' }).click()
await save({ page: desktop, name: 'sandbox-google-desktop' })
await desktop.getByRole('button', { name: 'Анна Смирнова' }).click()
await desktop.waitForURL('**/dashboard')
await takeApp({ page: desktop, size: 'desktop' })
for (const [name, path] of Object.entries({
  'dev-telegram': '/dev/telegram',
  'dev-ui': '/dev/ui',
})) {
  await desktop.goto(path)
  await save({ page: desktop, name: `${name}-desktop` })
}

const phone = await openPage({ browser, size: 'phone' })
await takePublic({ page: phone, size: 'phone' })
const inTelegram = await openPage({ browser, size: 'phone' })
const launch = {
  user: DEMO_TELEGRAM_USER,
  state: { safeArea: NO_INSETS, contentSafeArea: NO_INSETS },
}
await openInWebView({ page: inTelegram, baseURL: server.url, launch })
await inTelegram.getByRole('heading', { level: 1 }).waitFor()
await takeApp({ page: inTelegram, size: 'phone' })

await browser.close()
await server.stop()
console.log(folder)
