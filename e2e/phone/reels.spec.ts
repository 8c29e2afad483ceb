import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { signIn } from '../support/people.ts'
import { addFinishedReel, addReel, cardOf, rowOf, windowOf } from '../support/reels.ts'
import { openInWebView } from '../support/telegram-host.ts'

test('a reel is watched, saved by Telegram and made without a line of events', async ({
  page,
  origin,
  allowErrors,
}) => {
  test.slow()
  allowErrors(/generations\/events/)
  const telegram = await openInWebView({ page, baseURL: origin })
  const bar = page.getByRole('navigation', { name: 'Основные разделы' })
  await bar.getByRole('link', { name: 'Рилсы' }).tap()
  await expect(page.getByText('Рилсов пока нет')).toBeVisible()
  await expectAccessible(page)

  await addFinishedReel(page, 'Пять кофеен')
  const draft = await addReel(page, { title: 'Черновой рилс' })
  await page.goto('/reels')
  const card = cardOf(page, 'Пять кофеен')
  await card.getByRole('button', { name: 'Смотреть «Пять кофеен»' }).tap()
  await expect(card.locator('video')).toBeVisible()
  await card.getByRole('button', { name: 'Остановить «Пять кофеен»' }).tap()
  await expect(card.locator('video')).toHaveCount(0)
  await expectAccessible(page)
  await card.getByRole('link').tap()
  await windowOf(page, 'Пять кофеен').getByRole('button', { name: 'Скачать' }).tap()
  const wanted = async () =>
    (await telegram.calls()).find(({ type }) => type === 'web_app_request_file_download')?.data
  await expect.poll(wanted).toMatchObject({
    url: expect.stringMatching(/^http.+\/api\/media\/.+download=1/),
    file_name: expect.stringMatching(/\.mp4$/),
  })

  await page.route(/\/api\/generations\/events/, (route) => route.abort())
  await page.goto(`/reels?reel=${draft.id}`)
  const sheet = windowOf(page, 'Черновой рилс')
  await sheet.getByRole('button', { name: 'Собрать видео' }).tap()
  await expect(sheet.getByText('Готово')).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)
  await page.goto('/reels/generation-history')
  await expect(rowOf(page, 'Черновой рилс').getByText('Готово')).toBeVisible()
  await expectAccessible(page)
})

test('filters of reels are one row that scrolls on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await signIn({ page, path: '/reels' })
  const search = page.getByRole('searchbox', { name: 'Поиск по названию' })
  const filters = [
    page.getByRole('radiogroup', { name: 'Какие рилсы показать' }),
    page.getByRole('combobox', { name: 'Вид рилса' }),
    search,
  ]
  const middles = await Promise.all(
    filters.map(async (filter) => {
      const box = await filter.boundingBox()
      return box ? box.y + box.height / 2 : 0
    }),
  )
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(12)
  await search.focus()
  await expect(search).toBeInViewport({ ratio: 0.9 })
  await expectNoSidewaysScroll(page)
})
