import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { callApi, signInByApi } from './api.ts'

const DEMO_USER = { id: 42, firstName: 'Анна', lastName: 'Смирнова', username: 'anna' }
const FILL_LIMIT_MS = 60 * 60_000
const QUIET_MS = 4000
export const WEBP_QUALITY = 82

/** A kind of reels: its editor is taken with a reel of the demo workspace in it, the first one without a title. */
export type Screen = { path: string; kind?: string; title?: string }

/** The demo workspace is filled in the background after the start. Returns the token of its owner. */
export const waitUntilFilled = async (url: string) => {
  const deadline = Date.now() + FILL_LIMIT_MS
  while (Date.now() < deadline) {
    // Filling may take longer than a token lives.
    const { token } = await signInByApi(url, DEMO_USER)
    const { data } = await callApi<{ isDemo: boolean; isFilling: boolean }>({
      url,
      path: '/demo',
      token,
    })
    // Before its first step is finished it is no demo yet.
    if (data.isDemo && !data.isFilling) return token
    await new Promise((done) => setTimeout(done, 10_000))
  }
  throw new Error('The demo workspace was not filled in time')
}

/** A page of the owner of the demo workspace, who refused the analytics scripts. */
export const openDemo = async ({
  browser,
  baseURL,
  viewport,
}: {
  browser: Browser
  baseURL: string
  viewport: { width: number; height: number }
}) => {
  const context = await browser.newContext({
    viewport,
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
  const consent = page.getByRole('button', { name: 'Отказаться' })
  await consent.click({ timeout: QUIET_MS }).catch(() => undefined)
  return page
}

export const addressOf = async ({
  url,
  token,
  screen: { path, kind, title },
}: {
  url: string
  token: string
  screen: Screen
}) => {
  if (!kind) return path
  const query = new URLSearchParams({ kind, stage: 'finished', ...(title && { search: title }) })
  const { data } = await callApi<{ items: { id: string }[] }>({
    url,
    token,
    path: `/reels?${query}`,
  })
  // The first that was made: the fullest.
  const reel = data.items.at(-1)
  if (!reel) throw new Error(`The demo workspace has no reel of the kind ${kind}`)
  return `${path}?reel=${reel.id}`
}

/** Opens a page and waits until it stands still. */
export const openScreen = async ({ page, path }: { page: Page; path: string }) => {
  await page.goto(path)
  // Editors have a field for the name where other screens have a heading.
  await page.locator('main').locator('h1, input').first().waitFor()
  await page.waitForTimeout(QUIET_MS)
  await page.waitForFunction(() => document.querySelector('.animate-skeleton') === null)
}

/** Writes a WebP of the screen and returns its size in bytes. */
export const takeScreen = async ({
  page,
  path,
  file,
}: {
  page: Page
  path: string
  file: string
}) => {
  await openScreen({ page, path })
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: WEBP_QUALITY })
    .toFile(file)
  return size
}
