import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'

/** One page of each kind. */
const PAGES = [
  '/blog',
  '/blog/limits/limity-vosmi-setej',
  '/knowledge-base/posting/sozdat-post',
  '/hooks-gallery',
  '/data-deletion',
  '/for-business',
]

test('pages of every kind are accessible on a phone and a desktop, and readable without scripts', async ({
  page,
  browser,
  origin,
}) => {
  test.slow()
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin })
  const bare = await context.newPage()
  for (const path of PAGES) {
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(path)
      await expectAccessible(page)
    }
    await bare.goto(path)
    await expect(bare.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await context.close()
})

const findLetter = async (page: Page, to: string) => {
  await expect(async () => {
    await page.goto('/sandbox/mail')
    await expect(page.getByText(to).first()).toBeVisible({ timeout: 1000 })
  }).toPass()
}

test('forms of the site reach their readers: a request to delete data, a message of a business', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/404 \(Not Found\)/)
  const email = `nobody-${Date.now()}@example.com`
  await page.goto('/data-deletion')
  await page.getByLabel('Почта').fill(email)
  await page.getByRole('button', { name: 'Прислать ссылку' }).click()
  const sent = page.getByText(/Номер запроса [2-9A-Z-]{14}/)
  await expect(sent).toBeVisible()
  const text = (await sent.textContent()) ?? ''
  const [number = ''] = /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(text) ?? []
  await page.getByLabel('Номер запроса').fill(number.toLowerCase())
  await page.getByRole('button', { name: 'Узнать' }).click()
  await expect(page.getByText('Ждёт подтверждения по ссылке из письма')).toBeVisible()
  await findLetter(page, email)
  await expect(page.getByRole('heading', { name: 'Профиля с этой почтой нет' })).toBeVisible()

  await page.goto('/data-deletion?confirm=00000000-0000-0000-0000-000000000000.forged')
  await page.getByRole('button', { name: 'Удалить навсегда' }).click()
  await expect(page.getByText('Такой ссылки нет')).toBeVisible()

  await page.goto('/for-business')
  await page.getByLabel('Как к вам обращаться').fill('Ирина')
  await page.getByLabel('Почта').fill(email)
  await page.getByLabel('Сообщение').fill('У нас сорок точек, нужно согласование постов.')
  await page.getByRole('button', { name: 'Отправить' }).click()
  await expect(page.getByText('Сообщение отправлено')).toBeVisible()
  await findLetter(page, 'owner@kadr.local')
})
