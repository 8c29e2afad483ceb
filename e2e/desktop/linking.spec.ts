import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { chooseGuest, newPerson, signIn } from '../support/people.ts'
import { openInWebView } from '../support/telegram-host.ts'
import { newTelegramUser } from '../support/telegram-user.ts'

const PHONE = { viewport: { width: 390, height: 844 }, locale: 'ru-RU' }

/** Returns the start parameter of the bot's link. */
const askForTelegramLink = async (page: Page) => {
  await page.context().route('https://t.me/**', (route) => route.fulfill({ body: 'bot' }))
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Привязать Telegram' }).click()
  const popup = await opened
  await popup.waitForURL('https://t.me/**')
  return new URL(popup.url()).searchParams.get('startapp') ?? ''
}

const openOnPhone = async ({
  browser,
  baseURL,
  startParam,
  user = newTelegramUser('Телефон'),
}: {
  browser: Browser
  baseURL: string
  startParam?: string
  user?: ReturnType<typeof newTelegramUser>
}) => {
  const context = await browser.newContext({ ...PHONE, baseURL })
  const page = await context.newPage()
  await openInWebView({ page, baseURL, launch: { user, startParam } })
  return page
}

test('a Google person links Telegram, and both ways lead to one profile', async ({
  page,
  browser,
  origin,
}) => {
  await signIn({ page, person: newPerson('Вера Лопухова'), path: '/account' })
  const startParam = await askForTelegramLink(page)
  const user = newTelegramUser('Телефон')
  const phone = await openOnPhone({ browser, baseURL: origin, startParam, user })
  await expect(phone.getByText(/Привязать этот Telegram к профилю «Вера»/)).toBeVisible()
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'Привязать Telegram' }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('Вера')
  await phone.context().close()

  const again = await openOnPhone({ browser, baseURL: origin, user })
  await expect(again.getByRole('heading', { level: 1 })).toContainText('Вера')
  await again.context().close()

  await page.reload()
  await page.getByRole('button', { name: 'Отвязать Telegram' }).click()
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отвязать' }).click()
  await expect(page.getByText('Telegram отвязан')).toBeVisible()
  await expect(page.getByText('Это единственный способ входа')).toBeVisible()
})

test('a Telegram person links Google in the browser', async ({ page, browser, origin }) => {
  const phone = await openOnPhone({ browser, baseURL: origin, user: newTelegramUser('Тимур') })
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('Тимур')
  await phone.getByRole('button', { name: 'Меню' }).click()
  await phone.getByRole('menuitem', { name: 'Аккаунт' }).click()
  await phone.getByRole('button', { name: 'Привязать Google' }).click()
  const link = () =>
    phone.evaluate(
      () => window.telegramCalls.find(({ type }) => type === 'web_app_open_link')?.data?.url,
    )
  await expect.poll(link).toMatch(/\/link\/google\?token=/)

  const person = newPerson('Тимур Гугл')
  await page.goto(String(await link()))
  await expect(page.getByText(/Привязать вход через Google к профилю «Тимур»/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Продолжить с Google' }).click()
  await chooseGuest({ page, person })
  await page.waitForURL('**/account')
  await expect(page.getByText(person.email).first()).toBeVisible()
  await expect(page.getByLabel('Имя', { exact: true })).toHaveValue('Тимур')
  await phone.context().close()
})

test('a person with a fresh second profile has its account moved after a question', async ({
  page,
  browser,
  origin,
}) => {
  const user = newTelegramUser('Занятый')
  const owner = await openOnPhone({ browser, baseURL: origin, user })
  await expect(owner.getByRole('heading', { level: 1 })).toContainText('Занятый')
  await owner.context().close()

  await signIn({ page, person: newPerson('Вера Лопухова'), path: '/account' })
  const startParam = await askForTelegramLink(page)
  const phone = await openOnPhone({ browser, baseURL: origin, startParam, user })
  await phone.getByRole('button', { name: 'Привязать Telegram' }).click()
  await expect(phone.getByText('Перенести Telegram в профиль «Вера»?')).toBeVisible()
  await expect(phone.getByText(/уже открывает другой профиль: «Занятый»/)).toBeVisible()
  await expectAccessible(phone)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Привязать Telegram' })).toBeVisible()

  await phone.getByRole('button', { name: 'Перенести в «Вера»' }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('Вера')
  await phone.context().close()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Отвязать Telegram' })).toBeVisible()
})

test('a link that is no longer good says so', async ({ page, allowErrors }) => {
  allowErrors(/410/)
  await page.goto(`/link/google?token=${'x'.repeat(43)}`)
  await expect(page.getByText(/Ссылка привязки устарела/)).toBeVisible()
  await expectAccessible(page)
})
