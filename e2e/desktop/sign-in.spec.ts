import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { openLive } from '../support/open-live.ts'
import { chooseGuest, newPerson, signInByGoogle } from '../support/people.ts'
import { readStored, SESSION_KEY } from '../support/stored.ts'

test('a demo person signs in with two clicks and lands on the dashboard', async ({ page }) => {
  await page.goto('/login')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Войти через Google' }).click()
  await expect(page.getByText('Локальный провайдер вместо Google')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Анна Смирнова' }).click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Анна')
  await expect
    .poll(() => readStored(page, SESSION_KEY))
    .toMatchObject({ authType: 'google', initData: null })
})

for (const { provider, name } of [
  { provider: 'vk', name: 'VK ID' },
  { provider: 'yandex', name: 'Яндекс ID' },
]) {
  test(`a person signs in by ${name}, whose button stands before Google's here`, async ({
    page,
  }) => {
    await page.goto('/login')
    const buttons = page.getByRole('button', { name: /^Войти через/ })
    await expect(buttons).toHaveText([
      'Войти через VK ID',
      'Войти через Яндекс ID',
      'Войти через Google',
    ])
    await page.getByRole('button', { name: `Войти через ${name}` }).click()
    await expect(page.getByText(`Локальный провайдер вместо ${name}`)).toBeVisible()
    await expectAccessible(page)
    const person = newPerson('Вера Лопухова')
    await chooseGuest({ page, person })
    await page.waitForURL('**/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Вера')
    await expect
      .poll(() => readStored(page, SESSION_KEY))
      .toMatchObject({ authType: provider, initData: null })
  })
}

test('after the sign-in a person comes to the page they wanted', async ({ page }) => {
  await page.goto('/account')
  await page.waitForURL('**/login?**')
  await page.getByRole('button', { name: 'Войти через Google' }).click()
  await chooseGuest({ page, person: newPerson() })
  await page.waitForURL('**/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Аккаунт' })).toBeVisible()
})

test('a refusal is told plainly and leaves nobody signed in', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Войти через Google' }).click()
  await page.getByRole('button', { name: 'Отказать' }).click()
  await expect(page.getByRole('heading', { name: 'Вход отменён' })).toBeVisible()
  await expectAccessible(page)
  await expect.poll(async () => (await readStored(page, SESSION_KEY))?.token ?? null).toBeNull()
})

test('an answer of Google that was tampered with clears the session', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/401|400/)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Войти через Google' }).click()
  await page.route('**/api/auth/google/callback', async (route) => {
    const body = { ...route.request().postDataJSON(), state: 'somebody-elses-state' }
    await route.continue({ postData: JSON.stringify(body) })
  })
  await page.getByRole('button', { name: 'Борис Ковалёв' }).click()
  await expect(page.getByRole('heading', { name: 'Войти не получилось' })).toBeVisible()
  await expectAccessible(page)
  await expect.poll(async () => (await readStored(page, SESSION_KEY))?.token ?? null).toBeNull()
})

test('the return page opened a second time does not sign in again', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/401|400/)
  let returned = ''
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().includes('code=')) returned = request.url()
  })
  await signInByGoogle({ page })
  await page.evaluate(() => localStorage.clear())
  await page.goto(returned)
  await expect(page.getByRole('heading', { name: 'Войти не получилось' })).toBeVisible()
})

/** A plain HTML form; records what the app does on submit. */
const addForm = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<form action="/login"><input name="email" aria-label="Почта"><button>Войти</button></form>',
      )
      document.querySelector('form')?.addEventListener('submit', (event) => {
        event.preventDefault()
        document.body.dataset.sent = `${document.body.dataset.sent ?? ''}+`
      })
    })
  })

test('Enter pressed before the program came sends nothing by itself and is not forgotten', async ({
  page,
}) => {
  await addForm(page)
  await page.route(/\/assets\/react.*\.js/, async (route) => {
    await page.keyboard.press('Enter')
    await page.getByLabel('Почта').fill('vera@example.com')
    await page.getByLabel('Почта').press('Enter', { noWaitAfter: true })
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: 'Войти через Google' })).toBeVisible()
  await expect(page.locator('body')).toHaveAttribute('data-sent', /^\++$/)
  await expect(page.getByLabel('Почта')).toHaveValue('vera@example.com')
  await expect(page).toHaveURL('/login')
})

test('login to account by the keyboard alone', async ({ page }) => {
  const focusOn = async (name: RegExp | string) => {
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press('Tab')
      const label = await page.evaluate(() => {
        const element = document.activeElement
        return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
      })
      if (typeof name === 'string' ? label.includes(name) : name.test(label)) return
    }
    throw new Error(`Tab never reached ${name}`)
  }
  await openLive({ page, path: '/login' })
  await focusOn('Войти через Google')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/sandbox/google/**')
  await focusOn('Анна Смирнова')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await focusOn(/^Аккаунт/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Аккаунт' })).toBeFocused()
  await page.keyboard.press('Tab')
  const isFocusSeen = () =>
    page.evaluate(() => {
      const { outlineStyle, boxShadow } = getComputedStyle(document.activeElement ?? document.body)
      return outlineStyle !== 'none' || boxShadow !== 'none'
    })
  await expect.poll(isFocusSeen).toBe(true)
})
