import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'

/** A page, or a frame within the emulated Telegram. */
export type Screen = Pick<Page, 'getByRole' | 'getByText' | 'getByLabel'>

/** The first account of each fake network, and how to reach it. */
export const OAUTH_NETWORKS = [
  { title: 'YouTube', account: 'Студия «Кадр»' },
  { title: 'TikTok', account: 'Мария снимает' },
  { title: 'LinkedIn', account: 'Ольга Смирнова', method: 'Личный профиль' },
  { title: 'Threads', account: 'Анна Ветрова' },
  { title: 'Pinterest', account: 'kadrstudio' },
  { title: 'Instagram', account: 'Анна Ветрова', method: 'Через Instagram' },
  { title: 'Instagram', account: 'Анна Ветрова', method: 'Через Facebook' },
] as const

export type OAuthNetwork = (typeof OAUTH_NETWORKS)[number]

export const nameOf = (network: OAuthNetwork) =>
  'method' in network ? `${network.title}, ${network.method}` : network.title

/** Presses «Подключить» and chooses the sign-in method where asked. */
export const beginConnecting = async (screen: Screen, network: OAuthNetwork) => {
  await screen.getByRole('button', { name: `Подключить ${network.title}`, exact: true }).click()
  if ('method' in network) {
    await screen.getByRole('button', { name: new RegExp(network.method) }).click()
  }
}

export const allow = (page: Page) => page.getByRole('button', { name: 'Разрешить' }).click()
export const refuse = (page: Page) => page.getByRole('button', { name: 'Отказать' }).click()

/** Blocks popups: the network's page replaces ours. */
export const forbidWindows = (context: BrowserContext) =>
  context.addInitScript(() => {
    window.open = () => null
  })

export const openConnections = async (page: Page) => {
  await page.goto('/connections')
  await expect(page.getByRole('heading', { name: 'Подключить аккаунт' })).toBeVisible()
}

export const cardOf = (screen: Screen, account: string): Locator =>
  screen.getByRole('article', { name: account, exact: true })

/** Checks the account at the network and waits for the result. */
export const checkAccount = async (screen: Screen, account: string) => {
  await cardOf(screen, account).getByRole('button', { name: 'Проверить' }).click()
  // The message of an earlier check may still be visible.
  await expect(screen.getByText('Доступ подтверждён').last()).toBeVisible()
  await expect(cardOf(screen, account).getByText('Работает')).toBeVisible()
}

/** Opens the confirmation; `confirmDetaching` accepts it. */
export const askToDetach = async (screen: Screen, account: string) => {
  await cardOf(screen, account)
    .getByRole('button', { name: /^Действия с аккаунтом/ })
    .click()
  await screen.getByRole('menuitem', { name: 'Отключить' }).click()
  await expect(screen.getByRole('alertdialog')).toBeVisible()
}

export const confirmDetaching = async (screen: Screen, account: string) => {
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Отключить' }).click()
  await expect(cardOf(screen, account)).toBeHidden()
}

export const detachAccount = async (screen: Screen, account: string) => {
  await askToDetach(screen, account)
  await confirmDetaching(screen, account)
}

export const BLUESKY = {
  account: 'Анна Ветрова',
  did: 'did:plc:vetrovaannalife2345abcde',
  username: 'vetrova.bsky.social',
  password: 'abcd-efgh-ijkl-mnop',
} as const

const inDialog = (screen: Screen) => screen.getByRole('dialog')

export const connectBluesky = async (screen: Screen, password: string = BLUESKY.password) => {
  await screen.getByRole('button', { name: 'Подключить Bluesky', exact: true }).click()
  await inDialog(screen).getByLabel('Имя в Bluesky').fill(BLUESKY.username)
  await inDialog(screen).getByLabel('Пароль приложения').fill(password)
  await inDialog(screen).getByRole('button', { name: 'Подключить', exact: true }).click()
}

export const CHANNEL = { account: 'Ветрова. Жизнь', name: '@vetrova_life', id: '-1001500000001' }

export const connectChannel = async (screen: Screen, channel: string = CHANNEL.name) => {
  await screen.getByRole('button', { name: 'Подключить Telegram', exact: true }).click()
  await inDialog(screen).getByLabel('Канал').fill(channel)
  await inDialog(screen).getByRole('button', { name: 'Подключить', exact: true }).click()
}
