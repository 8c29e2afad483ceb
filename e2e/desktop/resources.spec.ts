import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { tickOf, tileOf, tray, uploadFiles, WIDTHS, waitForLibrary } from '../support/library.ts'
import { hasFfmpeg, makeClip, makePhoto, makeSound } from '../support/media-files.ts'
import { signIn } from '../support/people.ts'

test.beforeEach(async ({ page }) => {
  await signIn({ page, path: '/resources' })
  await waitForLibrary(page)
})

test('an empty library says what to do and what fits into it', async ({ page }) => {
  await expect(page.getByText('Здесь пока нет файлов')).toBeVisible()
  await expect(page.getByText(/Фото до 30.МБ, видео до 200.МБ, звук до 100.МБ/)).toBeVisible()
  await expectAccessible(page)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
  }
})

test('keeps name, description and tags of a file', async ({ page }) => {
  await uploadFiles(page, [makePhoto('море.png')])
  await tileOf(page, 'море.png').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Название').fill('Закат над морем')
  await dialog.getByLabel('Описание для незрячих').fill('Красное солнце у горизонта')
  await dialog.getByLabel('Метки').fill('лето')
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Увеличить' }).click()
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Сохранено')).toBeVisible()
  await page.reload()
  await expect(dialog.getByLabel('Название')).toHaveValue('Закат над морем')
  await expect(dialog.getByLabel('Описание для незрячих')).toHaveValue('Красное солнце у горизонта')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(new URL(page.url()).search).toBe('')

  await page.getByLabel('Метка', { exact: true }).selectOption('лето')
  await expect(page).toHaveURL(/tag=/)
  await expect(tileOf(page, 'Закат над морем')).toBeVisible()
  await page.getByLabel('Поиск').fill('нет такого')
  await expect(page.getByText('Ничего не нашлось')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Снять фильтры' }).click()
  await expect(tileOf(page, 'Закат над морем')).toBeVisible()
})

test('asks before it loses what was typed about a file', async ({ page }) => {
  await uploadFiles(page, [makePhoto('кот.png')])
  await tileOf(page, 'кот.png').click()
  await page.getByRole('dialog').getByLabel('Название').fill('Кот Василий')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Сохранить' }).click()
  await expect(tileOf(page, 'Кот Василий')).toBeVisible()
})

test('sorts files into folders', async ({ page }) => {
  await uploadFiles(page, [makePhoto('один.png'), makePhoto('два.png')])
  await page.getByRole('button', { name: 'Новая папка' }).click()
  await page.getByLabel('Название папки').fill('Лето')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Создать', exact: true }).click()
  await expect(page.getByText('Папка «Лето» создана')).toBeVisible()

  await tickOf(page, 'один.png').check({ force: true })
  await page.getByRole('button', { name: 'В папку' }).click()
  await page.getByRole('dialog').getByLabel('Папка').selectOption({ label: 'Лето' })
  await page.getByRole('button', { name: 'Переместить' }).click()
  await expect(tileOf(page, 'один.png')).toBeHidden()

  await page.getByRole('link', { name: /Лето/ }).click()
  await expect(tileOf(page, 'один.png')).toBeVisible()
  await uploadFiles(page, [makePhoto('в папке.png')])
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Все файлы' }).click()
  await expect(tileOf(page, 'два.png')).toBeVisible()
  await expect(tileOf(page, 'в папке.png')).toBeHidden()

  await page.getByRole('button', { name: 'Действия с папкой «Лето»' }).click()
  await page.getByRole('menuitem', { name: 'Переименовать' }).click()
  await page.getByLabel('Название папки').fill('Осень')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByRole('link', { name: /Осень/ })).toBeVisible()
  await page.getByRole('button', { name: 'Действия с папкой «Осень»' }).click()
  await page.getByRole('menuitem', { name: 'Удалить' }).click()
  await expect(page.getByText(/они переедут в «Все файлы»/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click()
  await expect(tileOf(page, 'в папке.png')).toBeVisible()
  await expect(page.getByRole('link', { name: /Осень/ })).toBeHidden()
})

test('works on several files by mouse and by keyboard', async ({ page }) => {
  const names = ['1.png', '2.png', '3.png', '4.png']
  await uploadFiles(page, names.map(makePhoto))
  const boxes = page.getByRole('checkbox')
  await boxes.nth(0).focus()
  await page.keyboard.press('Space')
  await boxes.nth(2).click({ force: true, modifiers: ['Shift'] })
  await expect(page.getByText('Выбрано: 3 файла')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Метки' }).click()
  await page.getByLabel('Добавить метки').fill('новое, лето')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Применить' }).click()
  await expect(page.getByText('Метки изменены: 3 файла')).toBeVisible()

  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Control+a')
  await expect(page.getByText('Выбрано: 4 файла')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(/Выбрано/)).toBeHidden()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await expect(page.getByText('Удалить 4 файла?')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByText('Здесь пока нет файлов')).toBeVisible()
})

test('plays clips and sounds', async ({ page }) => {
  test.skip(!hasFfmpeg, 'needs ffmpeg, to make a clip')
  test.setTimeout(120_000)
  await uploadFiles(page, [makeClip('клип.mp4'), makeSound('звук.mp3')])
  await tileOf(page, 'звук.mp3').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Слушать' })).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)
  await dialog.getByLabel('Место в записи').fill('1')
  await expect(dialog.getByText('0:01 / 0:02')).toBeVisible()
  await page.keyboard.press('Escape')
  await tileOf(page, 'клип.mp4').click()
  const video = dialog.locator('video')
  await expect(video).toBeVisible({ timeout: 60_000 })
  await expect.poll(() => video.evaluate((node: HTMLVideoElement) => node.videoWidth)).toBe(180)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('radio', { name: 'Видео' }).click()
  await expect(page).toHaveURL(/kind=video/)
  await expect(tileOf(page, 'звук.mp3')).toBeHidden()
})

test('keeps only the tiles near the screen, however long the list', async ({ page }) => {
  test.setTimeout(120_000)
  const total = 500
  const [template] = await page.evaluate(() => [crypto.randomUUID()])
  await page.route(/\/api\/resources\?/, (route) => {
    const query = new URL(route.request().url()).searchParams
    const from = Number(query.get('cursor') ?? 0)
    const items = Array.from({ length: 100 }, (_, index) => ({
      id: template?.replace(/.{12}$/, String(from + index).padStart(12, '0')),
      kind: 'image',
      state: 'ready',
      progress: 100,
      failure: null,
      name: `Фото ${from + index + 1}`,
      folderId: null,
      tags: [],
      altText: '',
      mimeType: 'image/png',
      size: 1000,
      width: 10,
      height: 10,
      durationSeconds: null,
      urls: { original: '/icons/icon.svg', thumbnail: '/icons/icon.svg', preview: null },
      placeholder: null,
      composition: null,
      isStarter: false,
      attribution: null,
      createdAt: '2026-01-01T00:00:00.000Z',
    }))
    const nextCursor = from + 100 < total ? String(from + 100) : null
    return route.fulfill({ json: { success: true, data: { items, nextCursor } } })
  })
  await page.reload()
  await expect(tileOf(page, 'Фото 1')).toBeVisible()
  await expect(async () => {
    await page.evaluate(() =>
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
    )
    await expect(tileOf(page, `Фото ${total}`)).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 100_000, intervals: [0] })
  expect(await page.getByRole('checkbox').count()).toBeLessThan(80)
  await tileOf(page, `Фото ${total}`).focus()
  await page.keyboard.press('Home')
  await expect(tileOf(page, 'Фото 1')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tileOf(page, 'Фото 2')).toBeFocused()
})

test('says so when the list does not come, and tries again', async ({ page, allowErrors }) => {
  allowErrors(/503/)
  const busy = { success: false, error: { code: 'UNAVAILABLE', message: 'Сервис занят' } }
  await page.route(/\/api\/resources\?/, (route) => route.fulfill({ status: 503, json: busy }))
  await page.reload()
  await expect(page.getByText('Файлы не загрузились')).toBeVisible()
  await expectAccessible(page)
  await page.unroute(/\/api\/resources\?/)
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByText('Здесь пока нет файлов')).toBeVisible()
  await expect(tray(page)).toBeHidden()
})
