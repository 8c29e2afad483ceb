import { expectAccessible } from '../../support/accessibility.ts'
import { cardOf } from '../../support/connections.ts'
import { expect } from '../../support/fixtures.ts'
import { signIn } from '../../support/people.ts'
import { chooseAccounts, saved, textOf, windowOf } from '../../support/posts.ts'
import { publishingTest as test } from '../../support/server-tests.ts'

test('a publication by hand is settled in four taps from its notice', async ({ page, context }) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn({ page, path: '/connections' })
  await page.getByRole('button', { name: 'Подключить Одноклассники', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Название').fill('Кофейня на Лесной')
  await dialog.getByLabel('Адрес').fill('ok.ru/group/123')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Подключить', exact: true }).click()
  await expect(cardOf(page, 'Кофейня на Лесной')).toBeVisible()

  await page.goto('/posts/new')
  await chooseAccounts(page, ['Одноклассники'])
  await textOf(page).fill('Кофе в зёрнах на выходные')
  await expect(saved(page)).toBeVisible()
  await page.getByText('Сейчас', { exact: true }).click()
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click()
  await expect(windowOf(page).getByText('Ждёт вас').first()).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)

  await page.goto('/dashboard')
  await expect(page.getByText('Ждут вас')).toBeVisible()
  await page.goto('/notifications')
  let taps = 0
  const tap = async (of: { click(): Promise<void> }) => {
    taps += 1
    await of.click()
  }
  await tap(page.getByText(/Одноклассники: пора опубликовать/).first())
  await tap(page.getByRole('button', { name: 'Скопировать: Текст' }))
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Кофе в зёрнах на выходные',
  )
  const place = context.waitForEvent('page')
  await tap(page.getByRole('button', { name: 'Открыть: Одноклассники' }))
  await (await place).close()
  await tap(page.getByRole('button', { name: 'Вышло', exact: true }))
  await expect(windowOf(page).getByText('Опубликована').first()).toBeVisible()
  expect(taps).toBeLessThanOrEqual(4)

  await windowOf(page).getByLabel('Ссылка на публикацию').fill('https://ok.ru/group/123/topic/1')
  await page.getByRole('button', { name: 'Добавить ссылку' }).click()
  await expect(windowOf(page).getByRole('button', { name: 'Открыть в сети' })).toBeVisible()
})
