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

/** Uploads and waits until the library shows them all. */
export const uploadFiles = async (page: Page, files: MediaFile[]) => {
  await chooseFiles(page, files)
  for (const { name } of files) await expect(tileOf(page, name)).toBeVisible({ timeout: 30_000 })
  await tray(page).getByRole('button', { name: 'Закрыть' }).click()
}

type Network = {
  slow(bytesPerSecond: number): Promise<void>
  cut(): Promise<void>
  restore(): Promise<void>
}

/** The page's network in the test's hands: slow enough to look at an upload, or not there at all. */
export const takeNetwork = async (page: Page): Promise<Network> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const set = async (offline: boolean, uploadThroughput: number) => {
    await session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  }
  return {
    slow: (bytesPerSecond) => set(false, bytesPerSecond),
    cut: () => set(true, -1),
    restore: () => set(false, -1),
  }
}

export const WIDTHS = [320, 360, 390, 768, 1024, 1440]
