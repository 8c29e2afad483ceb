import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { callApi } from './api.ts'
import { readStored, SESSION_KEY } from './stored.ts'

/** The chat of Анна with the bot, as the client shows it. */
type Chat = {
  /** The newest message with these words, once it has come. */
  message(words: string | RegExp): Promise<Locator>
  press(label: string): Promise<void>
}

/** A messenger as the page under /dev plays it. */
export type Host = {
  name: string
  messenger: 'telegram' | 'max'
  address: string
  /** In the log of calls. */
  ready: string
  share: string
  /** The button of the primary action: the client's own, where it has one. */
  primary(page: Page, label: string): Locator
  openChat(page: Page): Promise<Chat>
  setDark(page: Page): Promise<void>
}

const COMES = { timeout: 90_000 }

export const appOf = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Мини-приложение Кадр"]')

export const openApp = async (page: Page, { address }: Host, path?: string) => {
  const param = path === undefined ? '' : `?startapp=to_${Buffer.from(path).toString('base64url')}`
  await page.goto(`${address}${param}`)
  const app = appOf(page)
  await expect(app.getByRole('heading', { level: 1 })).toBeVisible(COMES)
  return app
}

const telegram: Host = {
  name: 'Telegram',
  messenger: 'telegram',
  address: '/dev/telegram',
  ready: 'web_app_ready',
  share: 'web_app_open_tg_link',
  primary: (page, label) => page.getByRole('button', { name: label, exact: true }),
  async openChat(page) {
    await page.goto('/dev/telegram')
    await page.getByRole('radio', { name: 'Чат с ботом' }).click()
    const chat = page.getByRole('region', { name: 'Чат с ботом' })
    return {
      async message(words) {
        const found = chat.getByRole('listitem').filter({ hasText: words }).last()
        await expect(found).toBeVisible(COMES)
        return found
      },
      press: (label) => chat.getByRole('button', { name: label, exact: true }).last().click(),
    }
  },
  setDark: (page) => page.getByRole('radio', { name: 'Тёмная' }).click(),
}

const max: Host = {
  name: 'MAX',
  messenger: 'max',
  address: '/dev/max',
  ready: 'ready',
  share: 'shareMaxContent',
  primary: (page, label) => appOf(page).getByRole('button', { name: label, exact: true }),
  async openChat(page) {
    const address = '/sandbox/net/max/www/chat/42/page'
    return {
      async message(words) {
        const found = page.locator('.message').filter({ hasText: words }).last()
        await expect(async () => {
          await page.goto(address)
          await expect(found).toBeVisible({ timeout: 1000 })
        }).toPass(COMES)
        return found
      },
      press: (label) => page.getByRole('button', { name: label, exact: true }).last().click(),
    }
  },
  // MAX tells no colours: a page asks the system for them.
  setDark: (page) => page.emulateMedia({ colorScheme: 'dark' }),
}

export const HOSTS: readonly Host[] = [telegram, max]

/** Анна has accounts of both: the bot writes to her here, and does not keep it for the morning at night. */
export const tellHere = async (page: Page, { messenger }: Host) => {
  const { status } = await callApi({
    url: new URL(page.url()).origin,
    token: String((await readStored(page, SESSION_KEY))?.token),
    method: 'PATCH',
    path: '/notifications/settings',
    body: { firstMessenger: messenger, quietHours: null },
  })
  expect(status).toBe(200)
}
