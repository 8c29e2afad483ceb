import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { signIn } from '../support/people.ts'
import { openSheets, shareSheet } from '../support/sheets.ts'

test('a plan from a shared sheet is taken again and again, and nothing comes twice', async ({
  page,
  baseURL,
  allowErrors,
}) => {
  allowErrors(/400/)
  const name = `plan-${crypto.randomUUID().slice(0, 8)}`
  const share = (...rows: string[]) => shareSheet({ page, baseURL, name, rows })
  await signIn({ page, path: '/posts' })
  const url = await share('1;Каравай к чаю;;', '2;Мастер-класс в субботу;;')

  const dialog = await openSheets(page)
  const field = dialog.getByLabel('Ссылка на таблицу')
  await field.fill(url.replace('.csv', ''))
  await dialog.getByRole('button', { name: 'Проверить' }).click()
  await expect(dialog.getByText(/По ссылке страница, а не таблица/)).toBeVisible()
  await expectAccessible(page)
  await field.fill(url)
  await dialog.getByRole('button', { name: 'Проверить' }).click()
  await expect(dialog.getByText(/Новых: 2\sстроки/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Перенести в план' }).click()
  await expect(dialog).toBeHidden()
  const posts = page.getByRole('list', { name: 'Список постов' })
  await expect(posts.getByRole('link', { name: 'Каравай к чаю' })).toBeVisible()

  await share('1;Каравай с изюмом;;', '2;Мастер-класс в субботу;;', '3;Новая печь;;')
  await openSheets(page)
  const known = dialog.getByRole('region', { name: 'Ваши таблицы' })
  await expect(known.getByText(/Загружали сегодня/)).toBeVisible()
  await expectAccessible(page)
  await known.getByRole('button', { name: 'Сравнить' }).click()
  await expect(dialog.getByText(/Новых: 1\sстрока. Изменятся: 1\sстрока./)).toBeVisible()
  await expect(dialog.getByText(/Без изменений: 1\sстрока/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Перенести в план' }).click()
  await expect(dialog).toBeHidden()
  await expect(posts.getByRole('link', { name: 'Каравай с изюмом' })).toBeVisible()
  await expect(posts.getByRole('link', { name: 'Каравай к чаю' })).toBeHidden()
  await expect(posts.getByRole('link', { name: 'Мастер-класс в субботу' })).toHaveCount(1)

  await openSheets(page)
  await known.getByRole('button', { name: 'Сравнить' }).click()
  await expect(dialog.getByText('Переносить нечего')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Перенести в план' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Назад' }).click()
  await known.getByRole('button', { name: 'Забыть таблицу' }).click()
  await expect(known).toBeHidden()
})
