import { expectAccessible } from '../support/accessibility.ts'
import { withMotion } from '../support/chromium.ts'
import { expect, test } from '../support/fixtures.ts'
import { signIn } from '../support/people.ts'
import { addReel, cardOf, rowOf, startRender, windowOf } from '../support/reels.ts'

const LONG = { timeout: 60_000 }

// A card plays its video under the pointer.
test.use(withMotion)

test('a reel goes from a draft to a video, to a file and to a post, and leaves its video behind', async ({
  page,
  request,
}) => {
  test.slow()
  // What a phone has and this browser lacks.
  await page.addInitScript(() => {
    navigator.canShare = ({ files = [] } = {}) => files.length === 1
    navigator.share = async ({ files = [] } = {}) => {
      Reflect.set(window, 'shared', `${files[0]?.type} ${files[0]?.size}`)
    }
  })
  await signIn({ page, path: '/reels' })
  await expect(page.getByText('Рилсов пока нет')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Слайд-шоу/ })).toHaveAttribute(
    'href',
    '/reels/slideshow',
  )
  await expectAccessible(page)

  await addReel(page, { title: 'Осенний каталог' })
  await addReel(page, { title: 'Пять кофеен' })
  await page.reload()
  await page.getByLabel('Поиск по названию').fill('кофе')
  await expect(cardOf(page, 'Осенний каталог')).toBeHidden()
  await cardOf(page, 'Пять кофеен').getByRole('link').click()
  const dialog = windowOf(page, 'Пять кофеен')
  await expect(dialog.getByText('Черновик')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Редактировать' })).toHaveAttribute(
    'href',
    /^\/reels\/slideshow\?reel=/,
  )
  await dialog.getByRole('button', { name: 'Собрать видео' }).click()
  await expect(dialog.getByText('Готово')).toBeVisible(LONG)
  await expectAccessible(page)
  const isPlaying = () =>
    dialog
      .locator('video')
      .evaluate((film: HTMLVideoElement) => film.muted && film.loop && film.currentTime > 0)
  await expect.poll(isPlaying).toBe(true)
  await dialog.getByRole('button', { name: 'Поделиться' }).click()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
    .toMatch(/^video\/mp4 [1-9]/)

  const download = dialog.getByRole('link', { name: 'Скачать' })
  const file = await request.get(String(await download.getAttribute('href')))
  expect(file.headers()).toMatchObject({
    'content-type': 'video/mp4',
    'content-disposition': expect.stringMatching(/^attachment/),
  })

  await dialog.getByRole('button', { name: 'Собрать заново' }).click()
  await expect(page.getByText('готовый файл уже есть')).toBeVisible()
  await dialog.getByRole('button', { name: 'Дублировать' }).click()
  await expect(page.getByText('Копия готова')).toBeVisible()
  await dialog.getByRole('button', { name: 'Закрыть' }).click()
  await page.getByRole('radio', { name: 'Готовые' }).click()
  await expect(page.getByRole('list', { name: 'Ваши рилсы' }).getByRole('listitem')).toHaveCount(1)
  await cardOf(page, 'Пять кофеен').hover()
  await expect(cardOf(page, 'Пять кофеен').locator('video')).toBeVisible()
  await expectAccessible(page)

  await cardOf(page, 'Пять кофеен').getByRole('link').click()
  await dialog.getByRole('link', { name: 'Опубликовать' }).click()
  await expect(page).toHaveURL(/\/posts\/new\?media=/)
  await expect(page.getByText('Пять кофеен', { exact: false }).first()).toBeVisible()
  await expect(page.getByText('Сохранено', { exact: true })).toBeVisible()

  await page.goto('/reels?stage=finished')
  await cardOf(page, 'Пять кофеен').getByRole('link').click()
  await dialog.getByRole('button', { name: 'Удалить' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByText('Готовых рилсов пока нет')).toBeVisible()
  await page.getByRole('link', { name: 'История генераций' }).click()
  await expect(rowOf(page, 'Пять кофеен').getByRole('link', { name: 'Скачать' })).toBeVisible()
})

test('the history follows renders to their end, cancels, repeats and forgets them', async ({
  page,
}) => {
  test.slow()
  await signIn({ page, path: '/reels/generation-history' })
  await expect(page).toHaveTitle('История генераций | Кадр')
  await expect(page.getByText('Просмотр и управление всеми созданными видео')).toBeVisible()
  await expect(page.getByText('Генераций пока нет')).toBeVisible()
  await expectAccessible(page)
  const used = page.getByRole('meter', { name: 'Видео' })

  const slow = await addReel(page, { title: 'Долгий рассказ', slides: 20, seconds: 160 })
  await startRender(page, slow.id)
  await page.reload()
  const row = rowOf(page, 'Долгий рассказ')
  await expect(row.getByRole('progressbar')).toBeVisible()
  await expect(used).toHaveAttribute('value', '1')
  await expect
    .poll(
      async () => Number(await row.getByRole('progressbar').getAttribute('aria-valuenow')),
      LONG,
    )
    .toBeGreaterThan(0)
  await expectAccessible(page)
  await row.getByRole('button', { name: 'Отменить' }).click()
  await expect(row.getByText('Отменено')).toBeVisible()
  await expect(row.getByText('генерация возвращена')).toBeVisible()
  await expect(used).toHaveAttribute('value', '0')

  await row.getByRole('button', { name: 'Повторить' }).click()
  await expect(row).toHaveCount(2)
  await row.first().getByRole('button', { name: 'Отменить' }).click()
  await expect(row.first().getByText('Отменено')).toBeVisible()

  const quick = await addReel(page, { title: 'Короткий рассказ' })
  await page.goto(`/reels?reel=${quick.id}`)
  await windowOf(page, 'Короткий рассказ').getByRole('button', { name: 'Собрать видео' }).click()
  await expect(page.getByText('Рилс собирается')).toBeVisible()
  await page.goto('/reels/generation-history')
  const ready = rowOf(page, 'Короткий рассказ')
  await expect(ready.getByRole('link', { name: 'Скачать' })).toBeVisible(LONG)
  await expect(ready.getByText('1 генерация')).toBeVisible()

  await page.getByLabel('Состояние').selectOption('Отменено')
  await expect(page).toHaveURL(/state=cancelled/)
  await expect(ready).toBeHidden()
  await row.first().getByRole('button', { name: 'Действия с «Долгий рассказ»' }).click()
  await page.getByRole('menuitem', { name: 'Удалить из истории' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click()
  await expect(row).toHaveCount(1)
  await page.getByLabel('Состояние').selectOption('Не собралось')
  await page.getByRole('button', { name: 'Сбросить фильтры' }).click()
  await expect(ready).toBeVisible()
})

test('the dashboard shows a render grow without moving what is below it', async ({ page }) => {
  test.slow()
  await signIn({ page, path: '/dashboard' })
  await expect(page.getByRole('link', { name: 'Слайд-шоу' })).toBeVisible()
  const reel = await addReel(page, { title: 'Утренний рилс', slides: 10, seconds: 60 })
  await startRender(page, reel.id)
  await page.reload()
  const now = page.getByRole('region', { name: 'Собирается сейчас' })
  await expect(now.getByRole('progressbar')).toBeVisible()
  const below = page.getByRole('heading', { name: /^Выйдет в ближайшие 7\sдней/ })
  const topOf = async () => (await below.boundingBox())?.y
  const before = await topOf()
  await expect(now.getByText('Готово')).toBeVisible(LONG)
  expect(await topOf()).toBe(before)
  await expectAccessible(page)
})
