import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { takeCheckouts, takeTelegramCheckout } from './support/checkout-screens.ts'
import { CHROMIUM } from './support/chromium.ts'
import { type RunningServer, startServer } from './support/server.ts'
import { openInWebView } from './support/telegram-host.ts'

/** `npm run screenshots -- <folder>`: every screen at both sizes and in both themes, to look at. */
const folder = resolve(process.argv[2] ?? 'e2e/results/screenshots')
const DEMO_TELEGRAM_USER = { id: 42, firstName: 'Анна', lastName: 'Смирнова', username: 'anna' }
const QUIET_MS = 3000
const NO_INSETS = { top: 0, bottom: 0, left: 0, right: 0 }
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

const save = async ({ page, name }: { page: Page; name: string }) => {
  // A signed-in page keeps an event stream open and is never idle.
  await Promise.race([page.waitForLoadState('networkidle'), page.waitForTimeout(QUIET_MS)])
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(folder, `${name}.png`) })
  await page.screenshot({ path: join(folder, `${name}-whole.png`), fullPage: true })
}

type Shooting = { browser: Browser; baseURL: string }

type Opening = Shooting & { size: keyof typeof SIZES; colorScheme?: 'light' | 'dark' }

const openPage = async ({ browser, baseURL, size, colorScheme = 'light' }: Opening) => {
  const context = await browser.newContext({
    viewport: SIZES[size],
    deviceScaleFactor: 2,
    baseURL,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    reducedMotion: 'reduce',
    colorScheme,
    ...(size === 'phone' && { hasTouch: true, isMobile: true }),
  })
  return context.newPage()
}

const PUBLIC_SCREENS = { landing: '/', login: '/login', 'not-found': '/no-such-page' }
const DEVELOPER_SCREENS = { 'dev-telegram': '/dev/telegram', 'dev-ui': '/dev/ui' }
const APP_SCREENS = {
  calendar: '/calendar',
  inbox: '/inbox',
  reels: '/reels',
  automation: '/reels/automation',
  'generation-history': '/reels/generation-history',
  posts: '/posts',
  'new-post': '/posts/new',
  'posts-settings': '/posts/settings',
  'posts-trash': '/posts/trash',
  share: '/share',
  analytics: '/analytics',
  reports: '/analytics/reports',
  ai: '/ai',
  'ai-history': '/ai?tab=history',
  'ai-voice': '/ai?tab=voice',
  resources: '/resources',
  products: '/products',
  business: '/business',
  connections: '/connections',
  team: '/team',
  workspaces: '/workspaces',
  integrations: '/integrations',
  'integrations-keys': '/integrations/keys',
  'integrations-webhooks': '/integrations/webhooks',
  notifications: '/notifications',
  'notification-settings': '/notifications/settings',
  account: '/account',
  plan: '/account/plan',
  affiliate: '/account/affiliate',
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

const enterAsAnna = async (page: Page) => {
  await page.getByRole('button', { name: 'Анна Смирнова' }).click()
  await page.waitForURL('**/dashboard')
}

const takeDesktop = async ({ browser, baseURL }: Shooting) => {
  const page = await openPage({ browser, baseURL, size: 'desktop' })
  await takePublic({ page, size: 'desktop' })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Войти через Google' }).click()
  await save({ page, name: 'sandbox-google-desktop' })
  await enterAsAnna(page)
  await takeApp({ page, size: 'desktop' })
  for (const [name, path] of Object.entries(DEVELOPER_SCREENS)) {
    await page.goto(path)
    await save({ page, name: `${name}-desktop` })
  }
}

const takePhone = async ({ browser, baseURL }: Shooting) => {
  const phone = await openPage({ browser, baseURL, size: 'phone' })
  await takePublic({ page: phone, size: 'phone' })
  const page = await openPage({ browser, baseURL, size: 'phone' })
  const launch = {
    user: DEMO_TELEGRAM_USER,
    state: { safeArea: NO_INSETS, contentSafeArea: NO_INSETS },
  }
  await openInWebView({ page, baseURL, launch })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await takeApp({ page, size: 'phone' })
  const buyer = await openPage({ browser, baseURL, size: 'phone' })
  const onPlans = { path: '/dashboard?to=%2Faccount%2Fplan', state: launch.state }
  await openInWebView({ page: buyer, baseURL, launch: onPlans })
  await takeTelegramCheckout({ page: buyer, save: (name) => save({ page: buyer, name }) })
}

/** In the browser at both sizes: inside of Telegram it is light. */
const takeDark = async (shooting: Shooting) => {
  for (const size of ['phone', 'desktop'] as const) {
    const page = await openPage({ ...shooting, size, colorScheme: 'dark' })
    await takePublic({ page, size: `${size}-dark` })
    await page.goto('/login')
    await page.getByRole('button', { name: 'Войти через Google' }).click()
    await enterAsAnna(page)
    await takeApp({ page, size: `${size}-dark` })
  }
}

/** At both sizes, each by somebody new. */
const takeBuying = async ({ browser, server }: { browser: Browser; server: RunningServer }) => {
  for (const size of ['phone', 'desktop'] as const) {
    const page = await openPage({ browser, baseURL: server.url, size })
    await takeCheckouts({ page, server, save: (name) => save({ page, name: `${name}-${size}` }) })
  }
}

mkdirSync(folder, { recursive: true })
const server = await startServer({ name: 'screenshots' })
try {
  const browser = await chromium.launch(CHROMIUM)
  // The browser goes with this process; the server is one of its own and would stay.
  const shooting = { browser, baseURL: server.url }
  await takeDesktop(shooting)
  await takePhone(shooting)
  await takeDark(shooting)
  await takeBuying({ browser, server })
  await browser.close()
  console.log(folder)
} finally {
  await server.stop()
}
