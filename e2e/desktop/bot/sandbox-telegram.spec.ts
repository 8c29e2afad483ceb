import { expectAccessible } from '../../support/accessibility.ts'
import { expect } from '../../support/fixtures.ts'
import { botTest as test } from '../../support/server-tests.ts'

test('the phone frame starts the mini-app with signed init data', async ({ page }) => {
  await page.goto('/dev/telegram')
  const app = page.frameLocator('iframe')
  await expect(app.getByRole('heading', { level: 1 })).toContainText('Анна')
  await expect(page.getByText('web_app_ready').first()).toBeVisible()
  await expectAccessible(page)
})

test('the frame sends insets and back presses, and asks before it closes', async ({ page }) => {
  await page.goto('/dev/telegram')
  const app = page.frameLocator('iframe')
  await expect(app.getByRole('heading', { level: 1 })).toContainText('Анна')
  await page.getByRole('radio', { name: 'С вырезами' }).click()
  const safeTop = () =>
    app
      .locator('html')
      .evaluate((html) =>
        Number.parseInt(getComputedStyle(html).getPropertyValue('--tg-safe-top'), 10),
      )
  await expect.poll(safeTop).toBeGreaterThan(0)

  await app.getByRole('button', { name: 'Меню' }).click()
  await app.getByRole('menuitem', { name: 'Аккаунт' }).click()
  await expect(app.getByRole('heading', { name: 'Аккаунт', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Назад' }).first().click()
  await expect(app.getByRole('heading', { level: 1 })).toContainText('Анна')

  await page.getByRole('button', { name: 'Закрыть' }).first().click()
  await expect(page.getByText('Закрыть мини-приложение?')).toBeVisible()
})

test('a plan is paid in Stars by an invoice over the app', async ({ page }) => {
  await page.goto('/dev/telegram')
  const app = page.frameLocator('iframe[title="Мини-приложение Кадр"]')
  await expect(app.getByRole('heading', { level: 1 })).toContainText('Анна')
  await app.getByRole('button', { name: 'Меню' }).click()
  await app.getByRole('menuitem', { name: 'Аккаунт' }).click()
  await app.getByRole('link', { name: 'Открыть тариф' }).click()
  await app.getByRole('button', { name: 'Перейти на Ultimate' }).filter({ visible: true }).click()
  const dialog = app.getByRole('dialog')
  await expect(dialog.getByText('К оплате сегодня')).toBeVisible()
  await page.getByRole('button', { name: 'Назад' }).first().click()
  await expect(dialog).toHaveCount(0)
  await app.getByRole('button', { name: 'Перейти на Ultimate' }).filter({ visible: true }).click()
  const consent = dialog.getByRole('checkbox', { name: /Принимаю оферту/ })
  if (await consent.isVisible()) await consent.check()
  const pay = page.getByRole('button', { name: /^Оплатить .*⭐$/ })
  await pay.click()

  const invoice = page.frameLocator('iframe[title="Счёт"]')
  await invoice.getByRole('button', { name: 'Закрыть' }).click()
  await expect(page.locator('iframe[title="Счёт"]')).toHaveCount(0)
  await pay.click()
  await invoice.getByRole('button', { name: 'Оплатить' }).click()
  await expect(app.getByRole('heading', { name: 'Тариф Ultimate оплачен' })).toBeVisible()
})

test('every component is shown without accessibility faults', async ({ page }) => {
  await page.goto('/dev/ui')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
})
