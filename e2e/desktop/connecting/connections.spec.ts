import { ALL_NETWORKS } from '@kadr/contract/publishing/networks'
import type { Page } from '@playwright/test'
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
  forbidWindows,
  nameOf,
  OAUTH_NETWORKS,
  openConnections,
  refuse,
} from '../../support/connections.ts'
import { expect } from '../../support/fixtures.ts'
import { newPerson, signIn } from '../../support/people.ts'
import { sandboxOf } from '../../support/sandbox.ts'
import { connectingTest as test } from '../../support/server-tests.ts'
import { ACCOUNT_KEY } from '../../support/stored.ts'

// The fake networks have few accounts, and each belongs to one workspace at a time.
test.describe.configure({ mode: 'default' })

const [YOUTUBE] = OAUTH_NETWORKS

const openAsNew = async (page: Page, name = 'Вера Лопухова') => {
  await forbidWindows(page.context())
  await openWithWindows(page, name)
}

const openWithWindows = async (page: Page, name = 'Вера Лопухова') => {
  await signIn({ page, person: newPerson(name), path: '/connections' })
  await expect(page.getByRole('heading', { name: 'Подключить аккаунт' })).toBeVisible()
}

/** Анна has both sign-in methods and a plan without a limit of accounts. */
const signInAsAnna = async (page: Page) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Войти через Google' }).click()
  await page.getByRole('button', { name: 'Анна Смирнова' }).click()
  await page.waitForURL('**/dashboard')
  await openConnections(page)
}

const connectYoutube = async (page: Page) => {
  await beginConnecting(page, YOUTUBE)
  // The consent page offers an account first that has given nothing yet; a refused attempt has given its consent.
  await page.getByRole('radio', { name: YOUTUBE.account }).check()
  await allow(page)
  await expect(cardOf(page, YOUTUBE.account)).toBeVisible()
}

test('an empty workspace says what each network gives', async ({ page }) => {
  await openAsNew(page)
  await expect(page.getByText('Пока ничего не подключено')).toBeVisible()
  await expect(page.getByText('0 из 1').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Подключить / })).toHaveCount(ALL_NETWORKS.length)
  await expectAccessible(page)
})

// Phones walk the last two. The rest differ by their adapters, which have tests of their own.
for (const network of OAUTH_NETWORKS.slice(0, -2)) {
  // The screens are the same for every network.
  const expectAccessibleOnce = network === YOUTUBE ? expectAccessible : () => undefined
  test(`${nameOf(network)}: connected, checked and detached by clicking`, async ({ page }) => {
    await openAsNew(page)
    await beginConnecting(page, network)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('просит доступ')
    await allow(page)
    // The list follows without a page between; the secret is gone from the address.
    await expect(page).toHaveURL(/\/connections$/)
    await expect(cardOf(page, network.account)).toContainText('Работает')
    await expect(page.getByText('1 из 1').first()).toBeVisible()
    await checkAccount(page, network.account)
    await expectAccessibleOnce(page)
    await askToDetach(page, network.account)
    await expectAccessibleOnce(page)
    await confirmDetaching(page, network.account)
    await expect(page.getByText('Пока ничего не подключено')).toBeVisible()
  })
}

/** Returns the popup that «Подключить» opens. */
const openWindow = async (page: Page, press = () => beginConnecting(page, YOUTUBE)) => {
  const opening = page.waitForEvent('popup')
  await press()
  const beside = await opening
  await expect(beside.getByRole('button', { name: 'Разрешить' })).toBeVisible()
  return beside
}

test('a network with a window of its own is signed in to beside the page', async ({ page }) => {
  await openWithWindows(page)
  const beside = await openWindow(page)
  await expect(page.getByRole('dialog')).toContainText('Ждём, пока вы закончите')
  await expectAccessible(page)
  const closing = beside.waitForEvent('close')
  await allow(beside)
  await closing
  await expect(page.getByText('Подключено: «Студия „Кадр“»')).toBeVisible()
  await expect(cardOf(page, YOUTUBE.account)).toContainText('Работает')
  await expect(page.getByRole('dialog')).toBeHidden()
  await detachAccount(page, YOUTUBE.account)
})

test('a window that is refused or closed changes nothing', async ({ page }) => {
  await openWithWindows(page)
  const refused = await openWindow(page)
  await refuse(refused)
  await expect(page.getByRole('dialog').getByText('Вы не дали доступ')).toBeVisible()
  await expectAccessible(page)
  const again = await openWindow(page, () =>
    page.getByRole('button', { name: 'Начать заново' }).click(),
  )
  await expect(page.getByRole('dialog')).toContainText('Ждём, пока вы закончите')
  await again.close()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('Пока ничего не подключено')).toBeVisible()
})

test('a window whose page has gone on finishes by itself', async ({ page }) => {
  await openWithWindows(page)
  const beside = await openWindow(page)
  await page.goto('/dashboard')
  await allow(beside)
  await expect(cardOf(beside, YOUTUBE.account)).toBeVisible()
  await openConnections(page)
  await detachAccount(page, YOUTUBE.account)
})

test('Bluesky: by an app password, which is asked for again after a mistake', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/422/)
  await openAsNew(page)
  await connectBluesky(page, 'wrong')
  await expect(page.getByRole('dialog').getByText(/не принял имя или пароль/)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Подключить Bluesky' }).click()
  await expect(page.getByLabel('Пароль приложения')).toHaveValue('')
  await page.keyboard.press('Escape')

  await connectBluesky(page)
  await expect(cardOf(page, BLUESKY.account)).toContainText('Работает')
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  )
  expect(kept).not.toContain(BLUESKY.password)
  await checkAccount(page, BLUESKY.account)
  await detachAccount(page, BLUESKY.account)
})

test('the sandbox offers its accounts in one tap, and what they lead to stays in the sandbox', async ({
  page,
  server,
}) => {
  await openAsNew(page)
  await page.getByRole('button', { name: 'Подключить Bluesky', exact: true }).click()
  const offered = page.getByRole('region', { name: 'Аккаунты песочницы' })
  await expectAccessible(page)
  await offered.getByRole('button', { name: BLUESKY.account }).click()
  await expect(cardOf(page, BLUESKY.account)).toContainText('Работает')
  await page.getByRole('button', { name: /^Действия с аккаунтом/ }).click()
  await page.getByRole('menuitem', { name: 'Открыть: Bluesky' }).click()
  await page.waitForURL(`${server.url}/sandbox**`)
  await openConnections(page)
  await detachAccount(page, BLUESKY.account)
})

test('Telegram: our bot in the channel, and the channel by its name', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/422/)
  await signInAsAnna(page)
  await connectChannel(page, '@no_bot_channel')
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'Подключить не получилось',
  )
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await connectChannel(page)
  await checkAccount(page, CHANNEL.account)
  await detachAccount(page, CHANNEL.account)
})

test('Telegram: somebody without Telegram is told to link it first', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/422/)
  await openAsNew(page)
  await connectChannel(page)
  await expect(page.getByRole('dialog').getByText(/привяжите Telegram/)).toBeVisible()
})

test('refusing on the consent page changes nothing and can be undone', async ({ page }) => {
  await openAsNew(page)
  await beginConnecting(page, YOUTUBE)
  await refuse(page)
  await expect(page.getByRole('heading', { name: 'Вы не дали доступ' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Начать заново' }).click()
  await allow(page)
  await expect(cardOf(page, YOUTUBE.account)).toBeVisible()
  await openConnections(page)
  await detachAccount(page, YOUTUBE.account)
})

test('a sign-in that was finished can not be finished twice', async ({ page, allowErrors }) => {
  allowErrors(/410/)
  await openAsNew(page)
  await beginConnecting(page, YOUTUBE)
  const returned = page.waitForRequest(/\/api\/auth\/youtube\/callback\?/)
  await allow(page)
  const address = (await returned).url()
  await expect(cardOf(page, YOUTUBE.account)).toBeVisible()
  await page.goto(address)
  await expect(page.getByRole('heading', { name: /больше не действует/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Начать заново' }).click()
  await expect(page.getByRole('button', { name: 'Разрешить' })).toBeVisible()
  await openConnections(page)
  await detachAccount(page, YOUTUBE.account)
})

test('a return without a session says where to go', async ({ page }) => {
  await page.goto(`/api/auth/tiktok/callback?code=abc&state=${'x'.repeat(43)}`)
  await expect(page.getByRole('heading', { name: 'Вы не вошли в Кадр' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', /connections/)
  await expectAccessible(page)
})

test('a return without what the network owes is told apart', async ({ page }) => {
  await openAsNew(page)
  await page.goto('/api/auth/tiktok/callback?state=abc')
  await expect(page.getByRole('heading', { name: 'Ответ сети неполный' })).toBeVisible()
  await expectAccessible(page)
})

test('at the limit nothing can be begun, and what was begun earlier is refused', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/402/)
  await openAsNew(page)
  await beginConnecting(page, YOUTUBE)
  await expect(page.getByRole('button', { name: 'Разрешить' })).toBeVisible()
  const other = await context.newPage()
  await openConnections(other)
  await connectBluesky(other)
  await expect(cardOf(other, BLUESKY.account)).toBeVisible()
  await expect(other.getByText('1 из 1').first()).toBeVisible()
  await expect(other.getByText(/Лимит исчерпан/).first()).toBeVisible()
  await expect(other.getByRole('link', { name: /аккаунтов за .+ в\sмесяц$/ }).first()).toBeVisible()
  const buttons = other.getByRole('button', { name: /^Подключить /, disabled: true })
  await expect(buttons).toHaveCount(ALL_NETWORKS.length)
  await expectAccessible(other)

  await allow(page)
  await expect(page.getByRole('heading', { name: 'Лимит подключений исчерпан' })).toBeVisible()
  await expectAccessible(page)
  await detachAccount(other, BLUESKY.account)
  await other.close()
})

test('an account of another workspace is refused clearly', async ({
  page,
  browser,
  server,
  allowErrors,
}) => {
  allowErrors(/409/)
  await openAsNew(page)
  await connectYoutube(page)
  const stranger = await browser.newContext({ baseURL: server.url, locale: 'ru-RU' })
  const theirs = await stranger.newPage()
  await openAsNew(theirs, 'Пётр Чужой')
  await beginConnecting(theirs, YOUTUBE)
  await theirs.getByRole('radio', { name: YOUTUBE.account }).check()
  await allow(theirs)
  await expect(theirs.getByRole('heading', { name: /уже подключён в другом месте/ })).toBeVisible()
  await expectAccessible(theirs)
  await stranger.close()
  await detachAccount(page, YOUTUBE.account)
})

test('a network that does not answer is named, and the sign-in can be repeated', async ({
  page,
  server,
  allowErrors,
}) => {
  allowErrors(/503/)
  await openAsNew(page)
  await beginConnecting(page, YOUTUBE)
  const sandbox = sandboxOf(server.url)
  await sandbox.fault({ network: 'youtube', kind: 'server-error', path: '*token*', times: '20' })
  await allow(page)
  await expect(page.getByRole('heading', { name: 'YouTube не отвечает' })).toBeVisible()
  await expectAccessible(page)
  await sandbox.clearFaults('youtube')
  await page.getByRole('button', { name: 'Начать заново' }).click()
  await allow(page)
  await expect(cardOf(page, YOUTUBE.account)).toBeVisible()
  await openConnections(page)
  await detachAccount(page, YOUTUBE.account)
})

test('a revoked access is seen here and on the dashboard, and repaired at the limit', async ({
  page,
  server,
}) => {
  await openAsNew(page)
  await connectYoutube(page)
  await sandboxOf(server.url).revoke({ network: 'youtube', account: 'UCkadrStudio00000000001A' })
  const card = cardOf(page, YOUTUBE.account)
  await card.getByRole('button', { name: 'Проверить' }).click()
  await expect(card.getByText('Нужен новый вход')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Требует внимания' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Войти заново/ }).click()
  await allow(page)
  await page.waitForURL('**/dashboard')
  await expect(page.getByRole('region', { name: 'Лимиты тарифа' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Использовано в этом месяце' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Требует внимания' })).toBeHidden()
  await openConnections(page)
  await detachAccount(page, YOUTUBE.account)
})

test('permissions that were not given are named', async ({ page }) => {
  await openAsNew(page)
  await beginConnecting(page, YOUTUBE)
  await page.getByRole('checkbox', { name: /youtube\.upload/ }).uncheck()
  await allow(page)
  await expect(cardOf(page, YOUTUBE.account)).toBeVisible()
  await openConnections(page)
  await expect(cardOf(page, YOUTUBE.account)).toContainText('Не хватает')
  await expectAccessible(page)
  await detachAccount(page, YOUTUBE.account)
})

test('notifications in Telegram are switched off and stay off', async ({ page }) => {
  await openAsNew(page)
  const toggle = page.getByRole('switch', { name: /Уведомления в Telegram/ })
  await expect(toggle).toBeChecked()
  const saved = page.waitForResponse('**/api/users/me/connections/notifications')
  await toggle.click()
  await expect(toggle).not.toBeChecked()
  expect((await saved).ok()).toBe(true)
  await page.reload()
  await expect(toggle).not.toBeChecked()
})

test('a list that does not come says so and is asked for again', async ({ page, allowErrors }) => {
  allowErrors(/503/)
  await openAsNew(page)
  // Before the next page's scripts run: the current page may still write to the store.
  await page.addInitScript((key) => {
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(key, JSON.stringify({ ...stored, connections: null }))
  }, ACCOUNT_KEY)
  let isBroken = true
  await page.route('**/api/users/me/connections', (route) =>
    isBroken
      ? route.fulfill({
          status: 503,
          json: { success: false, error: { code: 'UNAVAILABLE', message: 'Сервис занят' } },
        })
      : route.continue(),
  )
  await page.reload()
  await expect(page.getByText('Подключения не загрузились')).toBeVisible()
  await expectAccessible(page)
  isBroken = false
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByText('Пока ничего не подключено')).toBeVisible()
})
