import { expect, test } from '../support/fixtures.ts'
import { signIn } from '../support/people.ts'

test('a link on a tool page becomes files and a download, a wrong one its reason', async ({
  page,
}) => {
  await page.goto('/free-tools')
  await page
    .getByRole('link', { name: /^TikTok/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Скачать видео из\sTikTok/)
  const link = page.getByRole('textbox', { name: 'Ссылка на работу' }).first()
  await link.fill('просто слова')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Это не ссылка')).toBeVisible()
  // A carousel needs no engine, so it is found on every machine.
  await link.fill('https://www.tiktok.com/@zerno.doma/photo/7438902100000000017')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('heading', { name: 'Как выбрать кофе в зёрнах для дома' }),
  ).toBeVisible()
  const files = page.getByRole('list', { name: 'Файлы' })
  await expect(files.getByRole('listitem')).toHaveCount(4)
  const archive = page.waitForEvent('download')
  await files.getByRole('button', { name: 'Скачать: Все фото, ZIP' }).click()
  expect((await archive).suggestedFilename()).toBe('Как выбрать кофе в зёрнах для дома.zip')
  const download = page.waitForEvent('download')
  await files.getByRole('button', { name: 'Скачать: Фото 1, JPG' }).click()
  expect((await download).suggestedFilename()).toBe('Как выбрать кофе в зёрнах для дома.jpg')
  await expect(page.getByText('Скачивание началось').last()).toBeVisible()
})

test('a link of any network leads to its page, from the list and from another page', async ({
  page,
}) => {
  await page.goto('/free-tools')
  const photos = 'https://www.tiktok.com/@zerno.doma/photo/7438902100000000017'
  await page.getByRole('textbox', { name: /Ссылка на работу/ }).fill(photos)
  await page.getByRole('button', { name: 'Найти файлы' }).click()
  await expect(page).toHaveURL(/tiktok-downloader\?url=/)
  await expect(page.getByRole('list', { name: 'Файлы' })).toBeVisible()
  await page.goto(`/free-tools/youtube-downloader?url=${encodeURIComponent(photos)}`)
  await page.getByRole('link', { name: /Открыть на\sстранице TikTok/ }).click()
  await expect(page).toHaveURL(/tiktok-downloader\?url=/)
})

test('a source that does not answer is told as such, at the link and then on its page', async ({
  page,
}) => {
  await page.goto('/free-tools/reddit-downloader')
  const link = page.getByRole('textbox', { name: 'Ссылка на работу' }).first()
  await link.fill('https://www.reddit.com/r/coffee/s/Share18')
  for (let asked = 0; asked < 5; asked += 1) {
    const answer = page.waitForResponse((one) => one.url().endsWith('/api/downloads'))
    await link.press('Enter')
    await answer
    await expect(page.getByText(/Reddit не ответил/).first()).toBeVisible()
    await expect(page.getByText(/автор удалил/)).toHaveCount(0)
  }
  await page.reload()
  // The program comes when its visitor does something.
  await link.click()
  await expect(page.getByText(/Сейчас чаще всего не\sполучается/).first()).toBeVisible()
})

test('a work found by a link goes on as a resource, a reel and hooks of somebody signed in', async ({
  page,
}) => {
  await signIn({ page })
  const link = 'https://www.tiktok.com/@zerno.doma/photo/7438902100000000017'
  await page.goto(`/free-tools/tiktok-downloader?url=${encodeURIComponent(link)}`)
  const take = page.getByRole('button', { name: 'В ресурсы' })
  await expect(take).toBeDisabled()
  await page.getByLabel('Это моя работа, или автор мне разрешил').check()
  await take.click()
  await expect(page.getByText('Файл в ресурсах')).toBeVisible()
  await page.getByRole('link', { name: 'Открыть ресурсы' }).click()
  await expect(page).toHaveURL(/\/resources/)
  await page.goBack()
  await page.getByRole('link', { name: 'Разобрать хук' }).click()
  await expect(page).toHaveURL(/\/ai\?/)
  await expect(page.getByRole('textbox', { name: 'Тема' })).toHaveValue(
    'Как выбрать кофе в зёрнах для дома',
  )
  await page.goBack()
  await page.getByRole('link', { name: 'Сделать рилс из этого' }).click()
  await expect(page).toHaveURL(/\/reels\/questions\?sentence=/)
})
