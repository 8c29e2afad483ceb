import { expect, type Page } from '@playwright/test'
import {
  allow,
  BLUESKY,
  beginConnecting,
  CHANNEL,
  cardOf,
  connectBluesky,
  connectChannel,
  OAUTH_NETWORKS,
  openConnections,
  type Screen,
} from './connections.ts'
import type { MediaFile } from './media-files.ts'
import type { RunningServer } from './server.ts'

const [, TIKTOK] = OAUTH_NETWORKS

/** Анна has a plan with a team and both sign-in methods. */
export const signInAsAnna = async (page: Page) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Войти через Google' }).click()
  await page.getByRole('button', { name: 'Анна Смирнова' }).click()
  await page.waitForURL('**/dashboard')
}

/** Servers where Анна has connections. */
const furnished = new WeakSet<RunningServer>()

/** Connections of three networks, created on first use. */
export const connectThree = async ({ page, server }: { page: Page; server: RunningServer }) => {
  if (furnished.has(server)) return
  await openConnections(page)
  await connectBluesky(page)
  await expect(cardOf(page, BLUESKY.account)).toBeVisible()
  await connectChannel(page)
  await expect(cardOf(page, CHANNEL.account)).toBeVisible()
  await beginConnecting(page, TIKTOK)
  await allow(page)
  await expect(cardOf(page, TIKTOK.account)).toBeVisible()
  furnished.add(server)
}

/** Connection chip of the composer. */
const chipOf = (screen: Screen, network: string) =>
  screen.getByRole('group', { name: 'Куда публикуем' }).getByRole('button', {
    name: new RegExp(`, ${network}$`),
  })

/** Exactly these: the composer starts with the accounts of the last post. */
export const chooseAccounts = async (screen: Screen, networks: readonly string[]) => {
  const group = screen.getByRole('group', { name: 'Куда публикуем' })
  await expect(group.getByRole('button').first()).toBeVisible()
  const chosen = group.getByRole('button', { pressed: true })
  for (let left = await chosen.count(); left > 0; left--) await chosen.first().click()
  for (const network of networks) {
    await chipOf(screen, network).click()
    await expect(chipOf(screen, network)).toHaveAttribute('aria-pressed', 'true')
  }
}

export const textOf = (screen: Screen) => screen.getByLabel('Текст', { exact: true })
export const saved = (screen: Screen) => screen.getByText('Сохранено', { exact: true })
export const windowOf = (screen: Screen) => screen.getByRole('dialog', { name: 'Пост' })

/** Uploads to the library and adds to the post. */
export const addPhotos = async (page: Page, files: MediaFile[]) => {
  await page.getByRole('button', { name: 'Добавить файлы' }).click()
  const picker = page.getByRole('dialog')
  const chooser = page.waitForEvent('filechooser')
  await picker.getByRole('button', { name: 'Загрузить' }).click()
  await (await chooser).setFiles(files)
  const add = picker.getByRole('button', { name: `Добавить: ${files.length}` })
  await expect(add).toBeEnabled({ timeout: 30_000 })
  await add.click()
  await expect(picker).toBeHidden()
}

/** A local time some days from now, in the field's format. */
export const wallTimeIn = (days: number, time: string) => {
  const date = new Date(Date.now() + days * 24 * 60 * 60 * 1000)
  return `${date.toLocaleDateString('sv-SE', { timeZone: 'Europe/Moscow' })}T${time}`
}
