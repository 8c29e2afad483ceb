import { expect, test } from '../support/fixtures.ts'

test('anybody reads what works now, without a program and after a click', async ({
  browser,
  page,
  baseURL,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const reader = await plain.newPage()
  await reader.goto('/status')
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Состояние')
  const youtube = reader.getByRole('listitem').filter({ hasText: 'YouTube' }).first()
  await expect(youtube).toContainText(/Работает\. Опоздавших постов нет|Опаздывает|не\sотвечает/)
  expect(await reader.content()).not.toContain('{{')
  await plain.close()

  await page.goto('/terms')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Состояние' }).click()
  await expect(page).toHaveURL('/status')
  await expect(page.getByText('по\u00a0Москве').first()).toBeVisible()
  const renders = page.getByRole('listitem').filter({ hasText: 'Сборка видео' })
  await expect(renders).toContainText(/Работает|задержкой/)
  await expect(page.getByRole('main')).not.toContainText('{{')
})
