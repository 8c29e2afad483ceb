import type { Page } from '@playwright/test'
import { signInByApi } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { newPerson, signIn, signInByGoogle } from '../support/people.ts'
import { ACCOUNT_KEY, changeStored, readStored, SESSION_KEY } from '../support/stored.ts'
import { newTelegramUser } from '../support/telegram-user.ts'
import { watchTraffic } from '../support/traffic.ts'

const ACCOUNT_CALLS = ['GET /users/me', 'GET /users/me/points', 'GET /users/me/subscription']

test('many refused calls in two tabs cause exactly one refresh', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/401/)
  await signIn({ page })
  await changeStored({ page, key: SESSION_KEY, fields: { token: 'no-longer-good' } })
  const second = await context.newPage()
  let refused = 0
  let refreshes = 0
  // The 401 responses are held back until ten requests are in flight: all of them see the token expire at once.
  let release = () => {}
  const gathered = new Promise<void>((resolve) => {
    release = resolve
  })
  await context.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    // An event stream has no end to wait for.
    if (pathname.endsWith('/events')) return route.continue()
    if (pathname.endsWith('/auth/refresh')) refreshes += 1
    const answer = await route.fetch()
    if (answer.status() === 401) {
      refused += 1
      if (refused >= 10) release()
      await gathered
    }
    // A page that gave its call up takes no answer.
    await route.fulfill({ response: answer }).catch(() => route.abort().catch(() => undefined))
  })
  await Promise.all([page.goto('/account'), second.goto('/account')])
  for (const tab of [page, second]) {
    await expect(tab.getByLabel('Имя', { exact: true })).toHaveValue('Вера')
    await expect(tab.getByText('Это устройство')).toBeVisible()
  }
  expect(refused).toBeGreaterThanOrEqual(10)
  expect(refreshes).toBe(1)
  await expect
    .poll(async () => (await readStored(page, SESSION_KEY))?.token)
    .not.toBe('no-longer-good')
})

/** Opens the account of a user signed in on this many other devices. */
const openAccountOf = async ({ page, origin, devices }: OpenAccount) => {
  const user = newTelegramUser()
  const signInOn = (device: number) =>
    signInByApi(origin, { ...user, username: `${user.username}_${device}` })
  for (let device = 1; device <= devices; device += 1) await signInOn(device)
  const session = { ...(await signInOn(0)), authType: 'telegram', initData: null }
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    SESSION_KEY,
    JSON.stringify(session),
  ] as const)
  await page.goto('/account')
}
type OpenAccount = { page: Page; origin: string; devices: number }

test('ten refused calls of one tab cause exactly one refresh, and each is tried again', async ({
  page,
  origin,
  allowErrors,
}) => {
  allowErrors(/401/)
  await openAccountOf({ page, origin, devices: 10 })
  const others = page.getByRole('button', { name: /^Выйти на устройстве/ })
  await expect(others).toHaveCount(10)
  const calls = { refused: 0, refreshes: 0, answered: 0 }
  let release = () => {}
  const gathered = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/auth/refresh', (route) => {
    calls.refreshes += 1
    return route.continue()
  })
  await page.route('**/api/users/me/sessions/*', async (route) => {
    if (calls.refreshes > 0) {
      calls.answered += 1
      return route.continue()
    }
    calls.refused += 1
    if (calls.refused === 10) release()
    // All ten get the 401 before the first of them can refresh the token.
    await gathered
    const error = { code: 'UNAUTHORIZED', message: 'Войдите, чтобы продолжить' }
    await route.fulfill({ status: 401, json: { success: false, error } })
  })
  // Optimistic removal: the next row is always the first.
  for (let left = 10; left > 0; left -= 1) await others.first().click()
  await expect.poll(() => calls.answered).toBe(10)
  expect(calls).toEqual({ refused: 10, refreshes: 1, answered: 10 })
  await expect(page.getByText('Это устройство')).toBeVisible()
  await expect(others).toHaveCount(0)
})

test('a failed refresh clears the session and leads to the login page', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/401/)
  await signIn({ page })
  await changeStored({
    page,
    key: SESSION_KEY,
    fields: { token: 'no-longer-good', refreshToken: 'also-no-longer-good' },
  })
  await page.goto('/account')
  await page.waitForURL('**/login**')
  await expect
    .poll(() => readStored(page, SESSION_KEY))
    .toMatchObject({ token: null, refreshToken: null })
})

test('answers are kept for 30 seconds', async ({ page }) => {
  await page.clock.install()
  await signIn({ page })
  const traffic = watchTraffic(page)
  const visitAccountAndReturn = async () => {
    await page.getByRole('link', { name: 'Аккаунт' }).first().click()
    await expect(page.getByLabel('Имя', { exact: true })).toHaveValue('Вера')
    await page.getByRole('link', { name: 'Главная' }).first().click()
    await page.waitForURL('**/dashboard')
  }
  await visitAccountAndReturn()
  traffic.forget()
  await page.clock.fastForward(10_000)
  await visitAccountAndReturn()
  expect(ACCOUNT_CALLS.map(traffic.count)).toEqual([0, 0, 0])
  await page.clock.fastForward(31_000)
  await visitAccountAndReturn()
  await expect.poll(() => traffic.count('GET /users/me/points')).toBeGreaterThan(0)
})

test('a saved profile is stored from the answer, and nothing is refetched', async ({ page }) => {
  await signIn({ page })
  await page.getByRole('link', { name: 'Аккаунт' }).first().click()
  await expect(page.getByLabel('Имя', { exact: true })).toHaveValue('Вера')
  await expect(page.getByText('Это устройство')).toBeVisible()
  const traffic = watchTraffic(page)
  await page.getByLabel('Имя', { exact: true }).fill('Надежда')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Профиль сохранён')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Меню профиля Надежда/ })).toBeVisible()
  const calls = ['PATCH /users/me', 'GET /users/me', 'GET /users/me/sessions', 'GET /workspaces']
  expect(calls.map(traffic.count)).toEqual([1, 0, 0, 0])
})

const SECRET = 'Тайна Альфы'

/** Whatever the browser has stored, in both stores. */
const storedTexts = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Меню профиля/ }).click()
  await page.getByRole('menuitem', { name: 'Выйти' }).click()
}

test('nothing of one person is left for the next, in no tab and without waiting for the server', async ({
  page,
  context,
  allowErrors,
}) => {
  await signIn({ page, person: newPerson('Альфа Первая'), path: '/ai' })
  const typed = await context.newPage()
  await typed.goto('/products/new')
  await typed.getByLabel('Название', { exact: true }).fill(SECRET)
  const watching = await context.newPage()
  await watching.goto('/account')
  await expect(watching.getByLabel('Имя', { exact: true })).toHaveValue('Альфа')
  await page.getByLabel('Тема').fill(SECRET)
  await expect.poll(() => storedTexts(page)).toContain(SECRET)
  await expect.poll(() => storedTexts(typed)).toContain(SECRET)

  allowErrors(/ERR_FAILED|Failed to load/)
  let isEnded = false
  await context.route('**/api/auth/logout', async (route) => {
    isEnded = true
    await new Promise((resolve) => setTimeout(resolve, 30_000))
    await route.abort().catch(() => undefined)
  })
  await logOut(page)
  await page.waitForURL('**/login')
  for (const tab of [page, typed, watching]) {
    await tab.waitForURL('**/login**')
    await expect(tab.getByRole('button', { name: 'Войти через Google' })).toBeVisible()
    await expect.poll(() => storedTexts(tab)).not.toMatch(/Альф/)
  }
  expect(isEnded).toBe(true)
  expect(await readStored(page, SESSION_KEY)).toEqual({
    token: null,
    refreshToken: null,
    authType: null,
    initData: null,
  })

  await signInByGoogle({ page, person: newPerson('Бета Вторая') })
  await page.goto('/ai')
  await expect(page.getByLabel('Тема')).toHaveValue('')
  await typed.goto('/products/new')
  await expect(typed.getByLabel('Название', { exact: true })).toHaveValue('')
  await watching.goto('/account')
  await expect(watching.getByLabel('Имя', { exact: true })).toHaveValue('Бета')

  // Somebody else signs in over an open session: the other tabs do not keep the forms of the one before.
  await signInByGoogle({ page, person: newPerson('Гамма Третья') })
  await watching.waitForURL('**/dashboard')
  await expect(watching.getByRole('heading', { level: 1 })).toContainText('Гамма')
})

test('a broken field of the stored state falls back alone', async ({ page }) => {
  await signIn({ page })
  await changeStored({
    page,
    key: ACCOUNT_KEY,
    fields: { points: 'broken', selectedCurrency: 'doubloons', plans: [{ id: 'no' }], extra: 1 },
  })
  await changeStored({ page, key: SESSION_KEY, fields: { authType: 42 } })
  await page.goto('/account')
  await expect(page.getByLabel('Имя', { exact: true })).toHaveValue('Вера')
  await page.evaluate((key) => localStorage.setItem(key, '{not json'), ACCOUNT_KEY)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Вера')
})
