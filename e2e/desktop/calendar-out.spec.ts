import { readFile } from 'node:fs/promises'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { callApi } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { signIn } from '../support/people.ts'
import { readStored, SESSION_KEY } from '../support/stored.ts'

test('the plan leaves by a secret address, as a file and on paper', async ({
  page,
  baseURL,
  allowErrors,
}) => {
  allowErrors(/404/)
  await signIn({ page, path: '/calendar' })
  const token = String((await readStored(page, SESSION_KEY))?.token)
  const post = { text: 'Каравай; к чаю', mediaIds: [], utm: null, erid: '', targets: [] }
  const url = baseURL ?? ''
  const created = await callApi<{ id: string; version: number }>({
    url,
    path: '/posts',
    method: 'POST',
    token,
    body: post,
  })
  const { id, version } = created.data
  const wallTime = new Date(Date.now() + 60_000).toISOString().slice(0, 16)
  const timed = await callApi({
    url,
    path: `/posts/${id}/draft-time`,
    method: 'PUT',
    token,
    body: { version, wallTime, timeZone: 'UTC' },
  })
  expect(timed.status).toBe(200)
  await page.reload()

  const open = page.getByRole('button', { name: 'Выгрузить' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Календарь вне Кадра' })
  await expectAccessible(page)
  const calendar = dialog.getByRole('region', { name: 'Подписка' })
  await calendar.getByRole('button', { name: 'Создать адрес' }).click()
  const field = calendar.getByLabel('Ссылка')
  const address = await field.inputValue()
  const feed = await page.request.get(address)
  expect(feed.status()).toBe(200)
  expect(await feed.text()).toContain(String.raw`Каравай\; к чаю`)
  await expectAccessible(page)
  await calendar.getByRole('button', { name: 'Сменить адрес' }).click()
  await expect(field).not.toHaveValue(address)
  expect((await page.request.get(address)).status()).toBe(404)

  const published = dialog.getByRole('region', { name: 'Лента вышедшего' })
  await published.getByRole('button', { name: 'Создать адрес' }).click()
  const rss = await page.request.get(await published.getByLabel('Ссылка').inputValue())
  expect(rss.headers()['content-type']).toContain('application/rss+xml')
  expect(await rss.text()).toContain('<channel>')

  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Скачать CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^plan-\d{4}-\d{2}-\d{2}\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toContain('"Каравай; к чаю"')

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await dialog.getByRole('button', { name: 'Напечатать' }).click()
  await expect(page.locator('body[data-printed]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('complementary', { name: 'Боковая панель' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Выгрузить' })).toBeHidden()
  await expect(page.getByText('Каравай; к чаю').first()).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 360, height: 640 })
  await open.click()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
