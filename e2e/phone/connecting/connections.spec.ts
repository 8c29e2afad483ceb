import type { Browser, BrowserContext } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import {
  allow,
  askToDetach,
  BLUESKY,
  beginConnecting,
  CHANNEL,
  cardOf,
  checkAccount,
  confirmDetaching,
  connectBluesky,
  connectChannel,
  detachAccount,
  nameOf,
  OAUTH_NETWORKS,
  refuse,
  type Screen,
} from '../../support/connections.ts'
import { expect } from '../../support/fixtures.ts'
import { OPEN_MODES } from '../../support/open-modes.ts'
import { connectingTest as test } from '../../support/server-tests.ts'
import { openInWebView, type TelegramHost } from '../../support/telegram-host.ts'

// The fake networks have few accounts, and each belongs to one workspace at a time.
test.describe.configure({ mode: 'default' })

const [YOUTUBE] = OAUTH_NETWORKS
const PHONE = { viewport: { width: 390, height: 844 }, locale: 'ru-RU', isMobile: true }

/** From the dashboard through the menu, as a user navigates. */
const goToConnections = async (app: Screen) => {
  await app.getByRole('button', { name: 'Меню' }).click()
  await app.getByRole('menuitem', { name: 'Подключения' }).click()
  await expect(app.getByRole('heading', { name: 'Подключить аккаунт' })).toBeVisible()
}

/** The URL the mini-app asked Telegram to open in the external browser. */
const openedLink = async (telegram: TelegramHost): Promise<string> => {
  const links = async () =>
    (await telegram.calls())
      .filter(({ type }) => type === 'web_app_open_link')
      .map(({ data }) => String(data?.url))
  await expect.poll(async () => (await links()).length).toBeGreaterThan(0)
  return (await links()).at(-1) ?? ''
}

/** The external browser has no session of the mini-app. */
const openOutside = async (browser: Browser, url: string) => {
  const outside = await browser.newContext(PHONE)
  const page = await outside.newPage()
  await page.goto(url)
  return { outside, page }
}

const expectNoSession = async (outside: BrowserContext) => {
  const { origins } = await outside.storageState()
  const names = origins.flatMap(({ localStorage }) =>
    localStorage.filter(({ value }) => value.includes('refreshToken')).map(({ value }) => value),
  )
  for (const stored of names) expect(stored).not.toMatch(/"refreshToken":"/)
}

// The screens are the same for every network, and each is walked through on the desktop: here the network with two ways
// to sign in, and one with a single way.
for (const network of [YOUTUBE, ...OAUTH_NETWORKS.slice(-2)]) {
  const expectAccessibleOnce = network === YOUTUBE ? expectAccessible : () => undefined
  test(`${nameOf(network)}: begun in Telegram, signed in outside, checked and detached`, async ({
    page,
    browser,
    server,
  }) => {
    const telegram = await openInWebView({ page, baseURL: server.url })
    await goToConnections(telegram.app)
    await beginConnecting(telegram.app, network)
    await expect(page.getByRole('dialog', { name: 'Продолжите в браузере' })).toBeVisible()
    await expectAccessibleOnce(page)

    const { outside, page: theirs } = await openOutside(browser, await openedLink(telegram))
    await expect(
      theirs.getByRole('heading', { name: new RegExp(`Подключить ${network.title} к`) }),
    ).toBeVisible()
    await expect(theirs.getByText(/профиль «Тимур»/)).toBeVisible()
    await expect(theirs).not.toHaveURL(/ticket/)
    await expectAccessibleOnce(theirs)
    await theirs.getByRole('button', { name: `Продолжить в ${network.title}` }).click()
    await allow(theirs)
    await expect(theirs.getByRole('heading', { name: /подключён/ })).toBeVisible()
    await expect(theirs.getByRole('link', { name: 'Вернуться в Telegram' })).toBeVisible()
    await expectAccessibleOnce(theirs)
    await expectNoSession(outside)
    await outside.close()

    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(cardOf(page, network.account)).toContainText('Работает')
    await expectAccessibleOnce(page)
    await checkAccount(page, network.account)
    await askToDetach(page, network.account)
    await expectAccessibleOnce(page)
    await confirmDetaching(page, network.account)
  })
}

for (const [mode, open] of OPEN_MODES) {
  test(`Bluesky and Telegram: by their sheets in ${mode}`, async ({ page, server }) => {
    const { app } = await open({ page, baseURL: server.url })
    await goToConnections(app)
    await app.getByRole('button', { name: 'Подключить Bluesky', exact: true }).click()
    await expect(app.getByLabel('Пароль приложения')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await connectBluesky(app)
    await checkAccount(app, BLUESKY.account)
    await detachAccount(app, BLUESKY.account)

    await app.getByRole('button', { name: 'Подключить Telegram', exact: true }).click()
    await expect(app.getByRole('button', { name: 'Добавить бота в канал' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await connectChannel(app)
    await checkAccount(app, CHANNEL.account)
    await detachAccount(app, CHANNEL.account)
  })
}

test('the link works once', async ({ page, browser, server, allowErrors }) => {
  allowErrors(/410/)
  const telegram = await openInWebView({ page, baseURL: server.url })
  await goToConnections(telegram.app)
  await beginConnecting(telegram.app, YOUTUBE)
  const url = await openedLink(telegram)
  const first = await openOutside(browser, url)
  await expect(first.page.getByRole('button', { name: /^Продолжить/ })).toBeVisible()
  const second = await openOutside(browser, url)
  await expect(second.page.getByRole('heading', { name: /больше не действует/ })).toBeVisible()
  await expectAccessible(second.page)
  await first.outside.close()
  await second.outside.close()
})

test('a refusal outside leads back to Telegram', async ({ page, browser, server }) => {
  const telegram = await openInWebView({ page, baseURL: server.url })
  await goToConnections(telegram.app)
  await beginConnecting(telegram.app, YOUTUBE)
  const { outside, page: theirs } = await openOutside(browser, await openedLink(telegram))
  await theirs.getByRole('button', { name: /^Продолжить/ }).click()
  await refuse(theirs)
  await expect(theirs.getByRole('heading', { name: 'Вы не дали доступ' })).toBeVisible()
  await expect(theirs.getByText(/Вернитесь в Telegram и нажмите/)).toBeVisible()
  await expectAccessible(theirs)
  await outside.close()
})

test('what one browser began another can not finish', async ({
  page,
  browser,
  server,
  allowErrors,
}) => {
  allowErrors(/410|ERR_FAILED/)
  const telegram = await openInWebView({ page, baseURL: server.url })
  await goToConnections(telegram.app)
  await beginConnecting(telegram.app, YOUTUBE)
  const { outside, page: theirs } = await openOutside(browser, await openedLink(telegram))
  await theirs.getByRole('button', { name: /^Продолжить/ }).click()
  await expect(theirs.getByRole('button', { name: 'Разрешить' })).toBeVisible()
  await theirs.route('**/api/connect/finish', (route) => route.abort())
  const returned = theirs.waitForRequest(/\/api\/auth\/youtube\/callback\?/)
  await allow(theirs)
  const address = (await returned).url()
  await expect(theirs.getByRole('heading', { name: 'Подключить не получилось' })).toBeVisible()

  const state = new URL(address).searchParams.get('state') ?? ''
  const thief = await browser.newContext({ ...PHONE, baseURL: server.url })
  const stolen = await thief.newPage()
  await stolen.goto('/')
  await stolen.evaluate((value) => localStorage.setItem('kadr.handover', value), state)
  await stolen.goto(address)
  await expect(stolen.getByRole('heading', { name: /больше не действует/ })).toBeVisible()
  await thief.close()

  await theirs.unroute('**/api/connect/finish')
  await theirs.getByRole('button', { name: 'Повторить' }).click()
  await expect(theirs.getByRole('heading', { name: 'Аккаунт подключён' })).toBeVisible()
  await outside.close()
  await detachAccount(page, YOUTUBE.account)
})

test('the bot’s button begins with its channel', async ({ page, server }) => {
  await openInWebView({
    page,
    baseURL: server.url,
    launch: { path: `/dashboard?to=${encodeURIComponent(`/connections?telegram=${CHANNEL.id}`)}` },
  })
  await expect(page.getByRole('dialog').getByLabel('Канал')).toHaveValue(CHANNEL.id)
  await page.getByRole('dialog').getByRole('button', { name: 'Подключить', exact: true }).click()
  await expect(cardOf(page, CHANNEL.account)).toBeVisible()
  await expect(page.getByText(/Лимит исчерпан/).first()).toBeVisible()
  await expectAccessible(page)
  await detachAccount(page, CHANNEL.account)
})

test('the first steps lead here', async ({ page, server }) => {
  await openInWebView({ page, baseURL: server.url })
  await expect(page.getByText('Подключите первый аккаунт')).toBeVisible()
  await page.getByRole('link', { name: 'Подключить' }).click()
  await expect(page.getByRole('heading', { name: 'Подключения', level: 1 })).toBeVisible()
})
