import { expectAccessible } from '../support/accessibility.ts'
import { callApi } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { signIn } from '../support/people.ts'
import { readStored, SESSION_KEY } from '../support/stored.ts'

test('anything is found by words, typos and the other layout, and opened by keys', async ({
  page,
  baseURL,
}) => {
  await signIn({ page })
  const token = String((await readStored(page, SESSION_KEY))?.token)
  const create = (path: string, body: object) =>
    callApi({ url: baseURL ?? '', path, method: 'POST', token, body })
  expect((await create('/products', { name: 'Каравай праздничный' })).status).toBe(200)
  const post = { text: 'Каравай к празднику', mediaIds: [], utm: null, erid: '', targets: [] }
  expect((await create('/posts', post)).status).toBe(200)

  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Найти' })
  const field = dialog.getByRole('combobox', { name: 'Найти' })
  await expect(field).toBeFocused()
  await expect(dialog.getByRole('group', { name: 'Разделы' })).toBeVisible()
  await expectAccessible(page)

  const products = dialog.getByRole('group', { name: 'Продукты' })
  for (const typed of ['карав', 'карвай', 'rfhfdfq']) {
    await field.fill(typed)
    await expect(products.getByRole('option', { name: 'Каравай праздничный' })).toBeVisible()
    await expect(dialog.getByRole('group', { name: 'Посты' }).getByRole('option')).toHaveCount(1)
  }
  await expectAccessible(page)

  await field.fill('нетникогда')
  await expect(dialog.getByText('По запросу «нетникогда» ничего нет')).toBeVisible()
  await expect(dialog.getByRole('option', { name: 'Новый рилс о «нетникогда»' })).toBeVisible()
  await expectAccessible(page)

  await field.fill('каравай праздничный')
  await expect(products.getByRole('option', { selected: true })).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(dialog.getByRole('option', { selected: true })).toContainText('Новый рилс о')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/products\/[\da-f-]{36}$/)
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Найти' }).click()
  const recent = dialog.getByRole('group', { name: 'Недавнее' })
  await expect(recent.getByRole('option')).toHaveText([/Каравай праздничный/])
  await field.fill('статистика')
  await dialog.getByRole('option', { name: 'Аналитика' }).click()
  await page.waitForURL('**/analytics')
})

test('a new reel about what was typed begins with its questions', async ({ page }) => {
  await signIn({ page })
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Найти' })
  await dialog.getByRole('combobox').fill('уроки гитары')
  await dialog.getByRole('option', { name: 'Новый рилс о «уроки гитары»' }).click()
  await page.waitForURL('**/reels/questions?**')
  await expect(page.getByText('уроки гитары', { exact: false }).first()).toBeVisible()
})

test('keys of the screen are on one map, and single keys can be switched off', async ({ page }) => {
  await signIn({ page, path: '/calendar' })
  await page.keyboard.press('Shift+?')
  const map = page.getByRole('dialog', { name: 'Клавиши на этом экране' })
  await expect(map.getByRole('region', { name: 'Везде' })).toContainText('Найти')
  await expect(map.getByRole('region', { name: 'Календарь' })).toContainText('Неделя')
  await expectAccessible(page)
  await map.getByRole('switch', { name: /Клавиши без Ctrl/ }).click()
  await page.keyboard.press('Escape')
  await expect(map).toBeHidden()
  await page.keyboard.press('l')
  await page.keyboard.press('Shift+?')
  await expect(map).toBeHidden()
  expect(new URL(page.url()).searchParams.get('view')).not.toBe('list')

  await page.reload()
  await page.getByRole('button', { name: 'Горячие клавиши' }).click()
  const single = map.getByRole('switch', { name: /Клавиши без Ctrl/ })
  await expect(single).not.toBeChecked()
  await single.click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('l')
  await expect.poll(() => new URL(page.url()).searchParams.get('view')).toBe('list')
})
