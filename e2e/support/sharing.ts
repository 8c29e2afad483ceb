import { expect, type Page } from '@playwright/test'
import type { MediaFile } from './media-files.ts'

type Shared = { title?: string; text?: string; url?: string; files?: readonly MediaFile[] }

/** The worker controls the pages of the site: what is shared comes to it. */
export const waitForControl = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), {
      timeout: 60_000,
    })
    .toBe(true)

/** As the system does by the manifest, https://w3c.github.io/web-share-target/level-2/. */
export const shareTo = async (page: Page, { files = [], ...words }: Shared) => {
  const sent = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    content: buffer.toString('base64'),
  }))
  const left = page.waitForNavigation()
  await page.evaluate(
    ({ words, sent }) => {
      const form = document.createElement('form')
      Object.assign(form, { method: 'post', action: '/share', enctype: 'multipart/form-data' })
      for (const [name, value] of Object.entries(words)) {
        const field = document.createElement('input')
        Object.assign(field, { type: 'hidden', name, value })
        form.append(field)
      }
      const chosen = new DataTransfer()
      for (const { name, mimeType, content } of sent) {
        const bytes = Uint8Array.from(atob(content), (one) => one.charCodeAt(0))
        chosen.items.add(new File([bytes], name, { type: mimeType }))
      }
      const picker = document.createElement('input')
      Object.assign(picker, { type: 'file', name: 'files', multiple: true, files: chosen.files })
      form.append(picker)
      document.body.append(form)
      form.submit()
    },
    { words, sent },
  )
  await left
}

const keptEntries = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('kadr-shared')).keys()).length)

export const expectNothingKept = (page: Page) =>
  expect.poll(() => keptEntries(page), { timeout: 30_000 }).toBe(0)
