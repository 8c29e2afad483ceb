import { expect, type Page } from '@playwright/test'
import type { MediaFile } from './media-files.ts'

export const tray = (page: Page) => page.getByRole('region', { name: 'Загрузки' })
export const tileOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Открыть «${name}»` })
export const tickOf = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Выбрать «${name}»` })

export const openLibrary = async (page: Page, search = '') => {
  await page.goto(`/resources${search}`)
  await expect(page.getByRole('button', { name: 'Загрузить' }).first()).toBeEnabled()
}

export const chooseFiles = async (page: Page, files: MediaFile[]) => {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Загрузить' }).first().click()
  await (await chooser).setFiles(files)
}

/** Uploads and waits until the library shows them all. */
export const uploadFiles = async (page: Page, files: MediaFile[]) => {
  await chooseFiles(page, files)
  for (const { name } of files) await expect(tileOf(page, name)).toBeVisible({ timeout: 30_000 })
  await tray(page).getByRole('button', { name: 'Закрыть' }).click()
}

/** Makes sending slow, so that there is time to look at it. */
export const slowDown = async (page: Page, bytesPerSecond: number) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  })
}

export const WIDTHS = [320, 360, 390, 768, 1024, 1440]
