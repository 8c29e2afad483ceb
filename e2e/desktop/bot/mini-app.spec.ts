import { expect } from '../../support/fixtures.ts'
import { appOf, HOSTS, openApp, tellHere } from '../../support/messenger-hosts.ts'
import { saved, textOf, windowOf } from '../../support/posts.ts'
import { botTest as test } from '../../support/server-tests.ts'

/** Minutes are what a plan is told in: the next whole one that is not too near. */
const soon = () => {
  const date = new Date(Date.now() + 75_000)
  return date.toLocaleString('sv-SE', { timeZone: 'Europe/Moscow' }).slice(0, 16).replace(' ', 'T')
}

for (const host of HOSTS) {
  const { name, address, ready, share } = host

  test.describe(`in ${name}`, () => {
    test('the frame signs in by signed launch data', async ({ page }) => {
      const app = await openApp(page, host)
      await expect(app.getByRole('heading', { level: 1 })).toContainText('Анна')
      await expect(page.getByText(ready).first()).toBeVisible()
    })

    test('the back button of the client goes back, and the frame asks before it closes', async ({
      page,
    }) => {
      const app = await openApp(page, host)
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
      await expect(appOf(page).getByRole('heading', { level: 1, name: 'Посты' })).toBeVisible()
    })

    test('the app keeps its light scheme in a dark client', async ({ page }) => {
      await page.goto(address)
      await host.setDark(page)
      const app = appOf(page)
      await expect(app.getByRole('heading', { level: 1 })).toContainText('Анна')
      const shown = app.locator('body')
      await expect(shown).toHaveCSS('color-scheme', /light|normal/)
      const colors = await shown.evaluate((body) => {
        const { color, backgroundColor } = getComputedStyle(body)
        return { color, backgroundColor }
      })
      expect(colors).not.toMatchObject({ color: 'rgb(255, 255, 255)' })
      expect(colors.backgroundColor).not.toBe('rgb(0, 0, 0)')
    })

    test('a post is made, planned, told about in the chat, settled by its button and shared', async ({
      page,
    }) => {
      test.setTimeout(420_000)
      const account = `Кофейня в ${name}`
      const words = `Кофе на выходные из ${name}`

      const app = await openApp(page, host, '/connections')
      await tellHere(page, host)
      await app.getByRole('button', { name: 'Подключить Одноклассники', exact: true }).click()
      const dialog = app.getByRole('dialog')
      await dialog.getByLabel('Название').fill(account)
      await dialog.getByLabel('Адрес').fill(`ok.ru/group/${name === 'MAX' ? 124 : 123}`)
      await dialog.getByRole('button', { name: 'Подключить', exact: true }).click()
      await expect(app.getByRole('article', { name: account, exact: true })).toBeVisible()

      await openApp(page, host, '/posts/new')
      const accounts = app.getByRole('group', { name: 'Куда публикуем' })
      await expect(accounts.getByRole('button').first()).toBeVisible()
      const chosen = accounts.getByRole('button', { pressed: true })
      for (let left = await chosen.count(); left > 0; left--) await chosen.first().click()
      await accounts.getByRole('button', { name: account }).click()
      await textOf(app).fill(words)
      await expect(saved(app)).toBeVisible()
      await app.getByLabel('Дата и время').fill(soon())
      await host.primary(page, 'Запланировать').click()
      await expect(windowOf(app).getByText('Запланирована').first()).toBeVisible()

      const chat = await host.openChat(page)
      await chat.message('Одноклассники: пора опубликовать')
      await chat.press('Вышло')
      await chat.message(/Опубликовано|Вышло/)

      await openApp(page, host, '/posts')
      await app.getByRole('link', { name: words }).click()
      await expect(windowOf(app).getByText('Опубликована').first()).toBeVisible()
      await windowOf(app)
        .getByLabel('Ссылка на публикацию')
        .fill(`https://ok.ru/group/${name === 'MAX' ? 124 : 123}/topic/1`)
      await windowOf(app).getByRole('button', { name: 'Добавить ссылку' }).click()
      await windowOf(app).getByRole('button', { name: 'Отправить в чат' }).click()
      await expect(page.getByText(share).first()).toBeVisible()
    })
  })
}
