import { expectAccessible } from '../../support/accessibility.ts'
import { connectBluesky } from '../../support/connections.ts'
import { expect } from '../../support/fixtures.ts'
import { chooseAccounts, saved, textOf, wallTimeIn, windowOf } from '../../support/posts.ts'
import { publishingTest as test } from '../../support/server-tests.ts'
import { openInWebView } from '../../support/telegram-host.ts'

const ANNA = { id: 42, firstName: 'Анна', lastName: 'Смирнова', username: 'anna' }

test('in Telegram a post is planned by its own button', async ({ page, origin }) => {
  test.slow()
  const telegram = await openInWebView({ page, baseURL: origin, launch: { user: ANNA } })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Меню' }).click()
  await page.getByRole('menuitem', { name: 'Подключения' }).click()
  await connectBluesky(page)
  await expect(page.getByRole('article', { name: 'Анна Ветрова' })).toBeVisible()

  await page.getByRole('link', { name: 'Посты' }).click()
  await expect(page.getByRole('heading', { name: 'Посты', level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Создать пост' }).first().click()
  await chooseAccounts(page, ['Bluesky'])
  await textOf(page).fill('Пишу с телефона')
  await page.getByLabel('Дата и время').fill(wallTimeIn(2, '09:15'))
  await expect(saved(page)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Предпросмотр' }).click()
  await expect(page.getByRole('dialog').getByText('Пишу с телефона')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await expect(page.getByRole('button', { name: 'Запланировать' })).toBeHidden()
  await expect
    .poll(async () => {
      const calls = await telegram.calls()
      const shown = calls.filter(({ type }) => type === 'web_app_setup_main_button')
      return shown.at(-1)?.data
    })
    .toMatchObject({ is_visible: true, text: 'Запланировать' })
  await telegram.emit('main_button_pressed')
  await expect(windowOf(page).getByText('Запланирован', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Главная' }).click()
  await expect(page.getByRole('list', { name: /^Выйдет в ближайшие 7\sдней/ })).toContainText(
    'Пишу с телефона',
  )
  await expectAccessible(page)
})
