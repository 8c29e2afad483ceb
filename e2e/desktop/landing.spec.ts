import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { moveOn, openLive } from '../support/open-live.ts'
import { chooseGuest, newPerson, signIn } from '../support/people.ts'
import { openTab, slides } from '../support/slideshow.ts'

test('the landing page is whole, titled and accessible', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Кадр/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50,}/)
  await expectAccessible(page)
})

test('is readable before any script has run', async ({ browser, origin }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const plan of ['Hobby', 'Creator', 'Ultimate']) {
    await expect(page.getByRole('columnheader', { name: plan })).toBeVisible()
  }
  await context.close()
})

/** Opens the landing page, whose program comes when it is let in. */
const openBeforeProgram = async (page: Page) => {
  const { promise: allowed, resolve: letIn } = Promise.withResolvers<void>()
  await page.route(/\/assets\/react.*\.js/, async (route) => {
    await allowed
    await route.continue()
  })
  await page.goto('/')
  await moveOn(page)
  return letIn
}

test('a phrase and a style sent before the program came are written after the sign-in', async ({
  page,
}) => {
  const letIn = await openBeforeProgram(page)
  await page.getByLabel('О чём рилс?').fill('кофе для дома')
  await page.getByRole('radio', { name: 'Рисо' }).check({ force: true })
  const opening = page.waitForRequest(/\/new-reel\?/)
  await page.getByRole('button', { name: 'Собрать рилс' }).click()
  const { searchParams } = new URL((await opening).url())
  expect(searchParams.get('sentence')).toBe('кофе для дома')
  letIn()

  await page.getByRole('button', { name: 'Войти через Google' }).click()
  await chooseGuest({ page, person: newPerson() })
  await page.waitForURL(/\/reels\/slideshow/)
  await expect(slides(page)).not.toHaveCount(2)
  await openTab(page, 'Стиль')
  await expect(page.getByRole('radio', { name: /^Рисо/ })).toBeChecked()
})

test('a link with a known phrase writes nothing by itself', async ({ page }) => {
  await signIn({ page, path: '/new-reel?sentence=кофе+для+дома' })
  await expect(page.getByRole('button', { name: 'Написать слайды' })).toBeVisible()
})

test('a button pressed before the program came is not forgotten', async ({ page }) => {
  const letIn = await openBeforeProgram(page)
  const annual = page.getByRole('radio', { name: /год/i })
  await annual.click()
  letIn()
  await expect(annual).toBeChecked()
  await expect(page.getByText(/7\s*584\s*₽/).first()).toBeVisible()
})

test('the plan table shows the prices of a month and of a year in every currency', async ({
  page,
}) => {
  await openLive({ page, path: '/' })
  await test.step('a month in roubles comes first', async () => {
    for (const price of [/790\s*₽/, /1\s*490\s*₽/, /2\s*990\s*₽/]) {
      await expect(page.getByText(price).first()).toBeVisible()
    }
    await expect(page.getByText('Без ограничений').first()).toBeVisible()
  })
  await test.step('a year comes with its saving', async () => {
    await page.getByRole('radio', { name: /год/i }).check({ force: true })
    // 790 × 12 × 0.8 = 7584, saved 1896
    await expect(page.getByText(/7\s*584\s*₽/).first()).toBeVisible()
    await expect(page.getByText(/1\s*896\s*₽/).first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('radio', { name: 'Помесячно' }).check({ force: true })
  })
  await test.step('the currency is changed, and remembered on this device', async () => {
    await page.getByRole('radio', { name: /USD|\$|доллар/i }).check({ force: true })
    await expect(page.getByText(/\$\s*9\b|\b9\s*\$/).first()).toBeVisible()
    await page.getByRole('radio', { name: /BYN|Br/ }).check({ force: true })
    await expect(page.getByText(/29\s*Br/).first()).toBeVisible()
    await page.reload()
    await moveOn(page)
    await expect(page.getByText(/29\s*Br/).first()).toBeVisible()
    await expect(page.getByRole('radio', { name: /BYN|Br/ })).toBeChecked()
  })
})

test('the plan table keeps the currency in the profile of a person who is signed in', async ({
  page,
}) => {
  await signIn({ page })
  await openLive({ page, path: '/' })
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.url().endsWith('/api/users/me'),
  )
  await page.getByRole('radio', { name: /USD|\$|доллар/i }).check({ force: true })
  expect((await saved).status()).toBe(200)
  await page.goto('/account')
  await expect(page.getByLabel('Валюта цен')).toHaveValue('USD')
})
