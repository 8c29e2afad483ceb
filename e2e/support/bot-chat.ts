import { expect, type Page } from '@playwright/test'
import type { MediaFile } from './media-files.ts'
import { readStored, SESSION_KEY } from './stored.ts'

/** The emulator with the chat beside the phone, where the mini-app has signed in. */
export const openBotChat = async (page: Page) => {
  await page.goto('/dev/telegram')
  const app = page.frameLocator('iframe[title="Мини-приложение Кадр"]')
  await expect(app.getByRole('heading', { level: 1 })).toContainText('Анна')
  await page.getByRole('radio', { name: 'Чат с ботом' }).click()
  const chat = page.getByRole('region', { name: 'Чат с ботом' })
  return {
    chat,
    token: async () => String((await readStored(page, SESSION_KEY))?.token),
    send: async (text: string, files: MediaFile[]) => {
      await chat.getByRole('textbox').fill(text)
      await chat.getByLabel('Фото, видео или звук').setInputFiles(files)
    },
    press: (label: string | RegExp) =>
      chat.getByRole('button', { name: label, exact: true }).last().click(),
    /** The newest message with these words. */
    message: (words: string | RegExp) =>
      chat.getByRole('listitem').filter({ hasText: words }).last(),
  }
}
