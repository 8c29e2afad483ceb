import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { signIn } from '../support/people.ts'
import { openSheets, shareSheet } from '../support/sheets.ts'

test('a shared sheet is compared with the plan on a phone', async ({ page, baseURL }) => {
  const name = `phone-${crypto.randomUUID().slice(0, 8)}`
  await signIn({ page, path: '/posts' })
  const url = await shareSheet({
    page,
    baseURL,
    name,
    rows: ['1;Каравай к чаю;;', '2;Плохой;;10:00'],
  })
  const dialog = await openSheets(page)
  await dialog.getByLabel('Ссылка на таблицу').fill(url)
  await expectNoSidewaysScroll(page)
  await dialog.getByRole('button', { name: 'Проверить' }).click()
  await expect(dialog.getByText('Указано время, но нет даты')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Перенести в план' }).click()
  await expect(dialog).toBeHidden()
  await openSheets(page)
  await expect(dialog.getByRole('region', { name: 'Ваши таблицы' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
