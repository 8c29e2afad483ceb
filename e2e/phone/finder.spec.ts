import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { signIn } from '../support/people.ts'

test('the search opens from the header of the smallest phone and closes by Back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await signIn({ page, path: '/posts' })
  await expectNoSidewaysScroll(page)
  await page.getByRole('banner').getByRole('button', { name: 'Найти' }).click()
  const dialog = page.getByRole('dialog', { name: 'Найти' })
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.goBack()
  await expect(dialog).toBeHidden()
  expect(new URL(page.url()).pathname).toBe('/posts')

  await page.getByRole('banner').getByRole('button', { name: 'Найти' }).click()
  await dialog.getByRole('combobox').fill('каленадрь')
  await dialog.getByRole('option', { name: 'Календарь', exact: true }).click()
  await page.waitForURL('**/calendar')
  await expect(dialog).toBeHidden()
})
