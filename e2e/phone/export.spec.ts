import { expect, test } from '../support/fixtures.ts'
import { openInWebView } from '../support/telegram-host.ts'

const openAccount = async (app: Awaited<ReturnType<typeof openInWebView>>['app']) => {
  await app.getByRole('button', { name: 'Меню' }).click()
  await app.getByRole('menuitem', { name: 'Аккаунт' }).click()
  await app.getByRole('button', { name: 'Скачать данные' }).click()
}

test('Telegram saves the data from an address that works once', async ({
  page,
  origin,
  request,
}) => {
  const telegram = await openInWebView({ page, baseURL: origin })
  await openAccount(telegram.app)
  const wanted = async () =>
    (await telegram.calls()).find(({ type }) => type === 'web_app_request_file_download')?.data
  await expect.poll(wanted).toEqual({
    url: expect.stringMatching(/\/api\/exports\/[\w-]{43}$/),
    file_name: expect.stringMatching(/^kadr-\d{4}-\d\d-\d\d\.json$/),
  })
  const file = await request.get(String((await wanted())?.url))
  expect(file.headers()['content-disposition']).toContain(String((await wanted())?.file_name))
  expect(await file.json()).toMatchObject({ sections: { users: [{ firstName: 'Тимур' }] } })
  expect((await request.get(String((await wanted())?.url))).status()).toBe(410)

  await telegram.emit('file_download_requested', { status: 'downloading' })
  await expect(telegram.app.getByText(/^Telegram сохраняет файл kadr-/)).toBeVisible()
})

test('a client that cannot save files shows the data as text', async ({ page, origin }) => {
  const telegram = await openInWebView({ page, baseURL: origin, launch: { version: '7.10' } })
  await openAccount(telegram.app)
  await expect(telegram.app.getByLabel('Текст файла')).toHaveValue(/"firstName": "Тимур"/)
  expect((await telegram.calls()).map(({ type }) => type)).not.toContain(
    'web_app_request_file_download',
  )
})
