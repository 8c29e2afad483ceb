import { expectAccessible } from '../support/accessibility.ts'
import { answerOf, askAi } from '../support/ai.ts'
import { callApi } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { signIn } from '../support/people.ts'
import { slides, textOf } from '../support/slideshow.ts'
import { readStored, SESSION_KEY } from '../support/stored.ts'

test('a presenter gets a script, and the old words come back', async ({ page }) => {
  await signIn({ page, path: '/reels/talking-head' })
  const script = page.getByLabel('Что говорит ведущий')
  await script.fill('Мои слова.')
  await page.getByRole('button', { name: 'Написать сценарий' }).click()
  const help = page.getByRole('dialog', { name: 'Написать сценарий' })
  await help.getByLabel('О чём рилс').fill('кофе для дома')
  await help.getByLabel('Длина ролика').selectOption('15')
  await help.getByRole('button', { name: 'Написать' }).click()
  await expect(help.getByText('Шаблонный режим')).toBeVisible()
  await expect(script).toHaveValue('Мои слова.')
  await expectAccessible(page)
  await help.getByRole('button', { name: 'Взять сценарий' }).click()
  await expect(script).toHaveValue(/.+\n.+/)
  await page.getByRole('button', { name: 'Отменить действие' }).click()
  await expect(script).toHaveValue('Мои слова.')
})

test('texts of slides open as one slideshow in the colour of the brand, however often', async ({
  page,
  origin,
}) => {
  await signIn({ page, path: '/workspaces' })
  const token = String((await readStored(page, SESSION_KEY))?.token)
  const path = '/workspaces/current'
  await callApi({ url: origin, token, method: 'PATCH', path, body: { brandColor: '#8b3a1a' } })
  await page.goto('/ai')
  await page.getByRole('button', { name: 'Слайд-шоу' }).click()
  await page.getByLabel('Тема').fill('кофе для дома')
  await askAi(page, 'Написать')
  const words = await answerOf(page).getByRole('listitem').nth(1).textContent()
  const opening = answerOf(page).getByRole('button', { name: 'Открыть в редакторе' })
  const saving = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/reels'),
  )
  await opening.dblclick()
  expect((await saving).postDataJSON()).toMatchObject({
    content: { form: { brand: { colour: '#8b3a1a' } } },
  })
  await expect(page).toHaveURL(/\/reels\/slideshow\?reel=/)
  const address = page.url()
  await slides(page).nth(1).click()
  await expect
    .poll(async () => {
      const text = (await textOf(page).inputValue()).replaceAll('*', '')
      return text !== '' && words?.includes(text)
    })
    .toBe(true)

  await page.goto('/ai?tab=history')
  await page.getByRole('button', { name: 'Показать ответ' }).click()
  await page.getByRole('button', { name: 'Открыть в редакторе' }).click()
  await expect(page).toHaveURL(address)
})
