import { expect, type Page } from '@playwright/test'
import type { MediaFile } from './media-files.ts'

export const tray = (page: Page) => page.getByRole('region', { name: 'Загрузки' })
export const tileOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Открыть «${name}»` })
export const tickOf = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Выбрать «${name}»` })

export const openLibrary = async (page: Page) => {
  await page.goto('/resources')
  await waitForLibrary(page)
}

export const waitForLibrary = (page: Page) =>
  expect(page.getByRole('button', { name: 'Загрузить' }).first()).toBeEnabled()

export const chooseFiles = async (page: Page, files: MediaFile[]) => {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Загрузить' }).first().click()
  await (await chooser).setFiles(files)
}

/** Uploads and waits until the library shows all files. */
export const uploadFiles = async (page: Page, files: MediaFile[]) => {
  await chooseFiles(page, files)
  for (const { name } of files) await expect(tileOf(page, name)).toBeVisible({ timeout: 30_000 })
  await tray(page).getByRole('button', { name: 'Закрыть' }).click()
}

/** Starts an upload whose second chunk is held. */
export const holdHalfway = async (page: Page, files: [MediaFile, ...MediaFile[]]) => {
  let release = () => {}
  const released = new Promise<void>((resume) => {
    release = resume
  })
  await page.route(/\/api\/uploads\//, async (route) => {
    if (Number(route.request().headers()['upload-offset'] ?? 0) > 0) await released
    // The page may have aborted the request.
    await route.continue().catch(() => undefined)
  })
  await chooseFiles(page, files)
  const name = `Ход загрузки «${files[0].name}»`
  const bar = tray(page).getByRole('progressbar', { name })
  await expect
    .poll(async () => Number(await bar.getAttribute('aria-valuenow')), { timeout: 30_000 })
    .toBeGreaterThan(15)
  return { release }
}

export const WIDTHS = [320, 360, 390, 768, 1024, 1440]
