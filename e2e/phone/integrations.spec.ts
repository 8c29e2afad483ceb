import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { signIn } from '../support/people.ts'

test('a key is made on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await signIn({ page, path: '/integrations/keys' })
  await expect(page.getByText('Ключей пока нет')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Создать ключ' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Название' }).fill('Скрипт')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await dialog.getByRole('button', { name: 'Создать' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Ключ' })).toHaveValue(/^kadr_test_/)
  await dialog.getByRole('button', { name: 'Готово' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Скрипт' })).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('the reference is read on the smallest phone', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 640 })
  for (const path of ['/developers', '/developers/posts', '/developers/errors']) {
    await page.goto(path)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
  await page.getByText('Разделы API').first().click()
  await page.getByRole('link', { name: /Рилсы/ }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Рилсы')
})
