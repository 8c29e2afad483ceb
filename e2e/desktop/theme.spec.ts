import { expect, type Page, test } from '@playwright/test'
import { newPerson, signInByGoogle } from '../support/people.ts'

const DARK = 'rgb(15, 14, 13)'
const LIGHT = 'rgb(245, 245, 245)'

const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

test.describe('on a device with dark colours', () => {
  test.use({ colorScheme: 'dark' })

  test('public pages are dark before their program has come', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    for (const path of ['/', '/pricing', '/knowledge-base', '/login']) {
      await page.goto(path)
      expect(await ground(page), path).toBe(DARK)
    }
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#151412')
  })

  test('paper is white where the page is printed', async ({ page }) => {
    await page.goto('/pricing')
    await page.emulateMedia({ media: 'print' })
    expect(await ground(page)).toBe(LIGHT)
  })
})

test('the theme chosen in the account holds on every device', async ({ page, browser }) => {
  const person = await signInByGoogle({ page, person: newPerson() })
  await page.goto('/account')
  const choice = page.getByRole('radiogroup', { name: 'Оформление' })
  await expect(choice.getByRole('radio', { name: 'Как в системе' })).toBeChecked()
  expect(await ground(page)).toBe(LIGHT)

  await choice.getByRole('radio', { name: 'Тёмное' }).click()
  await expect.poll(() => ground(page)).toBe(DARK)
  await page.reload()
  expect(await ground(page)).toBe(DARK)

  const other = await browser.newPage()
  await signInByGoogle({ page: other, person })
  await expect.poll(() => ground(other)).toBe(DARK)

  await other.goto('/account')
  await other
    .getByRole('radiogroup', { name: 'Оформление' })
    .getByRole('radio', { name: 'Светлое' })
    .click()
  await expect.poll(() => ground(other)).toBe(LIGHT)
  await page.goto('/account')
  await expect.poll(() => ground(page)).toBe(LIGHT)
  await other.close()
})

test('a choice that is not saved is given back', async ({ page }) => {
  await signInByGoogle({ page })
  await page.goto('/account')
  await page.route('**/api/users/me', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  )
  const choice = page.getByRole('radiogroup', { name: 'Оформление' })
  await choice.getByRole('radio', { name: 'Тёмное' }).click()
  await expect(page.getByText('Оформление не сохранено')).toBeVisible()
  await expect(choice.getByRole('radio', { name: 'Как в системе' })).toBeChecked()
  expect(await ground(page)).toBe(LIGHT)
})
