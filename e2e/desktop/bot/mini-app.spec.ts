import { expect } from '../../support/fixtures.ts'
import { botTest as test } from '../../support/server-tests.ts'

/** What the client of each messenger draws by itself. */
const HOSTS = [
  { name: 'Telegram', address: '/dev/telegram', ready: 'web_app_ready' },
  { name: 'MAX', address: '/dev/max', ready: 'ready' },
]

for (const { name, address, ready } of HOSTS) {
  test.describe(`in ${name}`, () => {
    test('the frame signs in by signed launch data', async ({ page }) => {
      await page.goto(address)
      const app = page.frameLocator('iframe[title="Мини-приложение Кадр"]')
      await expect(app.getByRole('heading', { level: 1 })).toContainText('Анна')
      await expect(page.getByText(ready).first()).toBeVisible()
    })

    test('the back button of the client goes back, and the frame asks before it closes', async ({
      page,
    }) => {
      await page.goto(address)
      const app = page.frameLocator('iframe[title="Мини-приложение Кадр"]')
      await expect(app.getByRole('heading', { level: 1 })).toContainText('Анна')
      await app.getByRole('button', { name: 'Меню' }).click()
      await app.getByRole('menuitem', { name: 'Аккаунт' }).click()
      await expect(app.getByRole('heading', { name: 'Аккаунт', level: 1 })).toBeVisible()
      await page.getByRole('button', { name: 'Назад' }).first().click()
      await expect(app.getByRole('heading', { level: 1 })).toContainText('Анна')
      await page.getByRole('button', { name: 'Закрыть' }).first().click()
      await expect(page.getByText('Закрыть мини-приложение?')).toBeVisible()
    })

    test('a start parameter opens the page it names', async ({ page }) => {
      const path = Buffer.from('/posts').toString('base64url')
      await page.goto(`${address}?startapp=to_${path}`)
      const app = page.frameLocator('iframe[title="Мини-приложение Кадр"]')
      await expect(app.getByRole('heading', { level: 1, name: 'Посты' })).toBeVisible()
    })
  })
}
