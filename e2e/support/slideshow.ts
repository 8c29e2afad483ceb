import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import type { MediaFile } from './media-files.ts'

export const slides = (page: Page) =>
  page.getByRole('list', { name: 'Слайды' }).locator('[data-slide]')
export const textOf = (page: Page) => page.getByLabel('Заголовок', { exact: true })
export const isSaved = (page: Page) => page.getByText('Сохранено', { exact: true })
export const openTab = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true }).click()

/** Uploads to the library and adds to the reel; the picker is open. */
export const uploadInPicker = async (page: Page, files: MediaFile[]) => {
  const picker = page.getByRole('dialog')
  const chooser = page.waitForEvent('filechooser')
  await picker.getByRole('button', { name: 'Загрузить' }).click()
  await (await chooser).setFiles(files)
  const add = picker.getByRole('button', { name: `Добавить: ${files.length}` })
  await expect(add).toBeEnabled({ timeout: 30_000 })
  await add.click()
  await expect(picker).toBeHidden()
}

/** Number of distinct colours in the preview; a blank one has one. */
export const coloursOfPreview = (page: Page): Promise<number> =>
  page.getByRole('img', { name: 'Предпросмотр рилса' }).evaluate((element) => {
    if (!(element instanceof HTMLCanvasElement)) return 0
    const brush = element.getContext('2d')
    const pixels = brush?.getImageData(0, 0, element.width, element.height).data ?? []
    const colours = new Set<number>()
    for (let at = 0; at < pixels.length; at += 4 * 997)
      colours.add(((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0))
    return colours.size
  })

export const playedSeconds = async (page: Page): Promise<number> =>
  Number(await page.getByLabel('Момент видео').inputValue())

const PHONE = { width: 390, height: 844 }
const TALL = { width: 390, height: 2600 }

/** Elements under sticky bars are partly covered: a tall viewport shows all at once. */
export const expectPhoneAccessible = async (page: Page) => {
  await page.setViewportSize(TALL)
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
}
