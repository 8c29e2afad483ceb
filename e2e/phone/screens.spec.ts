import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { openInWebView } from '../support/telegram-host.ts'

for (const path of ['/', '/login']) {
  test(`${path} reads well on a phone`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  })
}

test('the dashboard reads well in Telegram', async ({ page, origin }) => {
  await openInWebView({ page, baseURL: origin })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Тимур')
  await expect(page.getByText('Использовано в этом месяце')).toBeVisible()
  // The first steps lead to a publication; devices and sign-ins are matters of the account.
  for (const step of ['Соберите первый рилс', 'Подключите первый аккаунт']) {
    await expect(page.getByText(step)).toBeVisible()
  }
  await expect(page.getByText(/Устройства|Способы входа/)).toHaveCount(0)
  await expectAccessible(page)
})

test('the account and its sheets read well in Telegram', async ({ page, origin }) => {
  await openInWebView({ page, baseURL: origin })
  await page.getByRole('button', { name: 'Меню' }).click()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Аккаунт' }).click()
  await expect(page.getByText('Это устройство')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Удалить профиль' }).click()
  await expect(page.getByLabel('Введите слово УДАЛИТЬ')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Выйти на всех устройствах' }).click()
  await expectAccessible(page)
})

test('the account says so when its lists do not come', async ({ page, origin, allowErrors }) => {
  allowErrors(/500|503/)
  await page.route(/\/api\/users\/me\/(sessions|sign-ins)/, (route) =>
    route.fulfill({
      status: 503,
      json: { success: false, error: { code: 'UNAVAILABLE', message: 'Сервис занят' } },
    }),
  )
  await openInWebView({ page, baseURL: origin })
  await page.getByRole('button', { name: 'Меню' }).click()
  await page.getByRole('menuitem', { name: 'Аккаунт' }).click()
  await expect(page.getByText('Список устройств не загрузился')).toBeVisible()
  await expectAccessible(page)
  await page.unroute(/\/api\/users\/me\/(sessions|sign-ins)/)
  await page.getByRole('button', { name: 'Повторить' }).first().click()
})

test('losing the network is told, and getting it back too', async ({
  page,
  origin,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/)
  await openInWebView({ page, baseURL: origin })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Тимур')
  await context.setOffline(true)
  const notice = page.getByText(/нет (связи|сети|интернета)|не в сети|офлайн/i).first()
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(notice).toBeHidden()
})
