import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findMissing, type ScreenFigure, type ScreenRecord } from '@kadr/content/screen-record'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { addressOf, openDemo, openScreen, WEBP_QUALITY } from '../demo-screens.ts'
import { signIn } from '../people.ts'
import { HOME_SCREENS } from './home-screens.ts'
import { PUBLISHING_SCREENS } from './publishing-screens.ts'
import { type Box, readShown } from './read-shown.ts'
import type { SiteScreen } from './site-screen.ts'
import { STUDIO_SCREENS } from './studio-screens.ts'

const VIEWPORT = { width: 1200, height: 800 }
const PHONE = { width: 390, height: 844 }
const SETTLE_MS = 1500
const CONSENT_MS = 4000
const NEWCOMER = { name: 'Вера Лопухова', email: 'vera@example.com' }

/** The composer saves what it is given, so it comes after the lists of posts. */
const SCREENS = { ...HOME_SCREENS, ...STUDIO_SCREENS, ...PUBLISHING_SCREENS }

type Opened = { browser: Browser; baseURL: string; person: SiteScreen['person'] }

const openPage = async ({ browser, baseURL, person }: Opened): Promise<Page> => {
  if (!person) return openDemo({ browser, baseURL, viewport: VIEWPORT })
  const context = await browser.newContext({
    baseURL,
    viewport: VIEWPORT,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await (person === 'newcomer' ? signIn({ page, person: NEWCOMER }) : page.goto('/'))
  const consent = page.getByRole('button', { name: 'Отказаться' })
  await consent.click({ timeout: CONSENT_MS }).catch(() => undefined)
  return page
}

const boxOf = async (page: Page, { part, from }: SiteScreen): Promise<Box> => {
  const { width, height } = page.viewportSize() ?? VIEWPORT
  if (!part) return { x: 0, y: 0, width, height }
  const box = await part(page).boundingBox()
  if (!box) throw new Error('the part of the page is not there')
  const top = (await from?.(page).boundingBox())?.y ?? box.y
  const x = Math.max(0, Math.floor(box.x))
  const y = Math.max(0, Math.floor(top))
  return {
    x,
    y,
    width: Math.min(width, Math.ceil(box.x + box.width)) - x,
    height: Math.min(height, Math.ceil(box.y + box.height)) - y,
  }
}

/** Writes the picture and returns what the record says of it. */
const take = async (input: { page: Page; screen: SiteScreen; file: string }) => {
  const { page, screen, file } = input
  await page.waitForTimeout(SETTLE_MS)
  const box = await boxOf(page, screen)
  const shown = await readShown(page, box)
  const picture = await sharp(await page.screenshot({ clip: box }))
    .webp({ quality: WEBP_QUALITY })
    .toBuffer()
  writeFileSync(file, picture)
  return { picture: createHash('sha256').update(picture).digest('hex').slice(0, 16), shown }
}

const readRecord = (file: string): ScreenRecord =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}

const writeRecord = (file: string, record: ScreenRecord) => {
  const sorted = Object.entries(record).toSorted(([one], [other]) => one.localeCompare(other))
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}

/**
 * Takes the wanted screens into the folder, all without a name, and keeps the record of what can be read on them. Returns
 * what went wrong: a state that could not be reached, or words that a figure promises and the picture does not show.
 */
export const takeSiteScreens = async ({
  browser,
  url,
  token,
  folder,
  wanted,
  figures,
}: {
  browser: Browser
  url: string
  token: string
  folder: string
  wanted: readonly string[]
  figures: readonly ScreenFigure[]
}): Promise<string[]> => {
  const recordFile = join(folder, 'record.json')
  const record = readRecord(recordFile)
  const pages = new Map<SiteScreen['person'], Page>()
  const faults: string[] = []

  const takeOne = async ({
    name,
    screen,
    size,
  }: {
    name: string
    screen: SiteScreen
    size: Size
  }) => {
    const { person, prepare } = screen
    const page = pages.get(person) ?? (await openPage({ browser, baseURL: url, person }))
    pages.set(person, page)
    await page.setViewportSize(size)
    await openScreen({ page, path: await addressOf({ url, token, screen }) })
    await prepare?.(page)
    const taken = await take({ page, screen, file: join(folder, `${name}.webp`) })
    record[name] = taken
    for (const figure of figures.filter((one) => one.screen === name)) {
      const missing = findMissing(figure, taken.shown)
      faults.push(...missing.map((words) => `${figure.file}: ${name} does not show «${words}»`))
    }
  }

  for (const [name, screen] of Object.entries(SCREENS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const sizes = [{ name, size: screen.viewport ?? VIEWPORT }]
    if (screen.hasPhone) sizes.push({ name: `${name}-phone`, size: PHONE })
    for (const as of sizes) {
      await takeOne({ screen, ...as }).then(
        () => console.log(as.name),
        (error: unknown) => faults.push(`${as.name}: ${String(error)}`),
      )
    }
  }
  writeRecord(recordFile, record)
  return faults
}

type Size = { width: number; height: number }
