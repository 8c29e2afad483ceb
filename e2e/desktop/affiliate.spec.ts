import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { chooseGuest, newPerson, signIn } from '../support/people.ts'

/** Headless browsers are robots to the counter of clicks. */
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test('brings a visitor by a link who signs up and pays: the share is on hold', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn({ page, path: '/account' })
  await page.getByRole('link', { name: 'Открыть программу' }).click()
  await page.getByRole('button', { name: 'Получить ссылку' }).click()
  const link = await page.getByRole('textbox', { name: 'Ссылка на сайт' }).inputValue()
  expect(link).toMatch(/\/\?ref=[2-9a-z]{8}$/)
  await expect(page.getByText('Пока начислений нет')).toBeVisible()
  await expectAccessible(page)

  const context = await browser.newContext({ baseURL: baseURL ?? '', userAgent: BROWSER })
  const visitor = await context.newPage()
  const counted = visitor.waitForResponse('**/api/affiliate/clicks')
  await visitor.goto(`/affiliate-program${new URL(link).search}`)
  await counted
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Партнёрская программа')
  await expect(visitor.getByRole('row', { name: /^Creator/ })).toContainText(/447\s₽/)
  await expectAccessible(visitor)
  await visitor.getByRole('button', { name: 'Разрешить' }).click()
  expect(await context.cookies()).toMatchObject([{ name: 'kadr_ref' }])

  // A new visit without the code: the browser remembers whose link it was.
  await visitor.goto('/login')
  await visitor.getByRole('button', { name: 'Войти через Google' }).click()
  await chooseGuest({ page: visitor, person: newPerson('Пётр Покупатель') })
  await visitor.waitForURL('**/dashboard')
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('kadr_ref')
  await visitor.goto('/account/plan')
  await visitor
    .getByRole('button', { name: 'Перейти на Creator' })
    .filter({ visible: true })
    .click()
  const dialog = visitor.getByRole('dialog')
  await dialog.getByLabel('Почта для чека').fill('petr@example.com')
  await dialog.getByRole('checkbox', { name: /Принимаю оферту/ }).check()
  await dialog.getByRole('button', { name: /^Оплатить/ }).click()
  await visitor.waitForURL('**/sandbox/pay/**')
  await visitor.getByRole('button', { name: 'Оплатить', exact: true }).click()
  await visitor.waitForURL('**/purchase/success**')
  await expect(visitor.getByRole('heading', { name: 'Тариф Creator оплачен' })).toBeVisible()
  await context.close()

  await page.reload()
  await expect(page.getByText(/Первый платёж, 30/)).toBeVisible()
  await expect(page.getByText(/На удержании до/)).toBeVisible()
  for (const name of ['Переходы', 'Регистрации', 'Купили тариф', 'Платежи']) {
    await expect(page.locator('dl > div', { hasText: name }).getByRole('definition')).toHaveText(
      '1',
    )
  }
  await expectAccessible(page)
})
