import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect } from './fixtures.ts'

const rowsOf = (page: Page) => page.getByRole('list', { name: 'Журнал' }).getByRole('listitem')

/** Opens the screen, and makes an endpoint at the receiver of the sandbox. Resolves to its secret and address. */
export const makeWebhook = async ({ page, name }: { page: Page; name: string }) => {
  await page.goto('/integrations')
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Вебхуки/ }).click()
  await expect(page.getByText('Вебхуков пока нет')).toBeVisible()
  await page.getByRole('button', { name: 'Новый вебхук' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Создать и проверить' }).click()
  await expect(dialog.getByText('Назовите вебхук')).toBeVisible()
  await dialog.getByLabel('Название').fill(name)
  await dialog.getByLabel('Адрес').fill('http://example.com/hook')
  await dialog.getByRole('button', { name: 'Создать и проверить' }).click()
  await expect(dialog.getByText('Адрес должен начинаться с https://')).toBeVisible()
  await dialog.getByLabel('Адрес').fill('')
  await dialog.getByRole('button', { name: 'Взять приёмник песочницы' }).click()
  const url = await dialog.getByLabel('Адрес').inputValue()
  await dialog.getByRole('checkbox', { name: 'Все события: Рилсы' }).check()
  await expect(dialog.getByRole('checkbox', { name: /Рилс или карусель готовы/ })).toBeChecked()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Создать и проверить' }).click()
  const secret = await dialog.getByLabel('Секрет').inputValue()
  expect(secret).toMatch(/^whsec_/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Готово' }).click()
  await expect(page.getByText('Работает', { exact: true })).toBeVisible()
  return { secret, url }
}

/** The log of the only endpoint: its test with the body and the answer. */
export const readLog = async ({ page, name }: { page: Page; name: string }) => {
  await page.getByRole('link', { name: `Журнал: ${name}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expect(rowsOf(page).first()).toContainText('Проверка адреса')
  await expect(rowsOf(page).first()).toContainText('Доставлено')
  await expectAccessible(page)
  await rowsOf(page).first().getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Ответ 200')).toBeVisible()
  await expect(dialog.getByText('Received', { exact: true })).toBeVisible()
  await expect(dialog.getByText('"type": "endpoint.test"')).toBeVisible()
  await expectAccessible(page)
  return { dialog, rows: rowsOf(page) }
}
