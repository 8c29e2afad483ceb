import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { callApi } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { WIDTHS } from '../support/library.ts'
import { signIn } from '../support/people.ts'
import { readStored, SESSION_KEY } from '../support/stored.ts'

test('facts about the business: by hand, from a site, and an old price confirmed', async ({
  page,
  baseURL,
}) => {
  await signIn({ page, path: '/business' })
  const cards = page.getByRole('list', { name: 'О деле' }).getByRole('listitem')
  await expect(page.getByText('Расскажите о деле')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Сколько стоит главное?' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Сколько стоит').fill('2 800 ₽')
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(dialog.getByText('Напишите, за что эта цена')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('За что цена').fill('Первая чашка')
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(cards.filter({ hasText: 'Первая чашка' })).toContainText('2 800 ₽')

  await page.getByRole('button', { name: 'Изменить «Первая чашка»' }).click()
  await dialog.getByLabel('Сколько стоит').fill('3 000 ₽')
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(cards.filter({ hasText: 'Первая чашка' })).toContainText('3 000 ₽')

  await page.getByRole('button', { name: 'Взять с сайта' }).click()
  await expectAccessible(page)
  await dialog.getByLabel('Адрес сайта').fill(`${baseURL}/sandbox/site`)
  await dialog.getByRole('button', { name: 'Прочитать' }).click()
  const found = page.getByRole('region', { name: /^На .+: \d+\sфакт/ })
  const price = found.getByRole('checkbox', { name: /Первая чашка.*2\s500/ })
  await expect(price).not.toBeChecked()
  await expect(found.getByText('у вас «3 000 ₽»')).toBeVisible()
  await expect(found.getByRole('checkbox', { name: /Доставка по России от/ }).first()).toBeChecked()
  await expectAccessible(page)
  await price.check()
  await found.getByRole('button', { name: /^Сохранить \d+$/ }).click()
  await expect(found).toBeHidden()
  await expect(cards.filter({ hasText: 'Первая чашка' })).toHaveCount(1)
  await expect(cards.filter({ hasText: 'Первая чашка' })).toContainText(/2\s500/)

  const added = await callApi({
    url: baseURL ?? '',
    path: '/business/facts',
    method: 'POST',
    token: String((await readStored(page, SESSION_KEY))?.token),
    body: { kind: 'price', title: 'Ночь', text: '3 200 ₽', until: '2026-01-01T00:00:00Z' },
  })
  expect(added.status).toBe(200)
  await page.reload()
  const old = cards.filter({ hasText: 'Ночь' })
  await expect(old).toContainText('ещё верно?')
  await expectAccessible(page)
  await old.getByRole('button', { name: 'Да' }).click()
  await expect(old).not.toContainText('ещё верно?')

  await page.getByRole('radio', { name: /^Вопросы/ }).click()
  await expect(cards.filter({ hasText: 'Что надеть?' })).toBeVisible()
  await expect(old).toBeHidden()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
  }
})
