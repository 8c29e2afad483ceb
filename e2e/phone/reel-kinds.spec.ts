import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { hasFfmpeg, makeClipOnGreen, makePhoto, makeSound } from '../support/media-files.ts'
import { signIn } from '../support/people.ts'
import {
  coloursOfPreview,
  expectPhoneAccessible,
  isSaved,
  openTab,
  uploadInPicker,
} from '../support/slideshow.ts'

/**
 * By keyboard: on a small screen fixed elements cover the button and would receive the tap. Unlike a click, a key
 * press does not wait until the button is enabled.
 */
const pressKey = async (button: Locator) => {
  await expect(button).toBeEnabled()
  await button.press('Enter')
}

const renderAndPost = async (page: Page) => {
  await pressKey(page.getByRole('button', { name: 'Собрать видео' }))
  await expect(page.getByText('Готово', { exact: true })).toBeVisible({ timeout: 90_000 })
  await expect(page.getByRole('link', { name: 'Опубликовать' })).toBeVisible()
}

/** The share of preview pixels with the exact colour of the green screen; any picture may have a few. */
const screenShare = (page: Page): Promise<number> =>
  page.getByRole('img', { name: 'Предпросмотр рилса' }).evaluate((element) => {
    if (!(element instanceof HTMLCanvasElement)) return 1
    const { width, height } = element
    const pixels = element.getContext('2d')?.getImageData(0, 0, width, height).data ?? []
    const isNear = (value: number | undefined, wanted: number) =>
      Math.abs((value ?? 0) - wanted) < 25
    let found = 0
    for (let at = 0; at < pixels.length; at += 4)
      if (isNear(pixels[at], 16) && isNear(pixels[at + 1], 192) && isNear(pixels[at + 2], 74))
        found += 1
    return found / (width * height)
  })

/** A mouse drag to the right. */
const dragReaction = async (page: Page) => {
  const box = await page.getByRole('button', { name: /^Передвинуть реакцию/ }).boundingBox()
  if (!box) throw new Error('no reaction on the picture')
  const at = { x: box.x + box.width / 3, y: box.y + box.height / 2 }
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.mouse.move(at.x + 30, at.y, { steps: 3 })
  await page.mouse.up()
}

const pickScreenColour = async (page: Page) => {
  await pressKey(page.getByRole('button', { name: 'Взять цвет с картинки' }))
  await expect(page.getByText(/^Коснитесь фона/)).toBeVisible({ timeout: 30_000 })
  await expectPhoneAccessible(page)
  await page.getByRole('img', { name: 'Кадр ролика' }).click({ position: { x: 12, y: 60 } })
}

test('a meme is made of a clip on green, a picture and a phrase', async ({ page }) => {
  test.skip(!hasFfmpeg, 'needs ffmpeg, to make a clip')
  test.setTimeout(150_000)
  await signIn({ page, path: '/reels/greenscreen-memes' })
  await expectPhoneAccessible(page)
  await page.getByRole('button', { name: 'Выбрать файл' }).click()
  await uploadInPicker(page, [makeClipOnGreen('реакция.mp4')])
  const across = page.getByLabel('По горизонтали')
  await expect(across).toHaveValue('50')
  await dragReaction(page)
  await expect(across).toHaveValue(/^[67]/)
  await pressKey(page.getByRole('button', { name: 'Отменить действие' }))
  await expect(across).toHaveValue('50')
  await pressKey(page.getByRole('button', { name: 'Вернуть действие' }))
  await expect(across).toHaveValue(/^[67]/)
  const place = await across.inputValue()
  await pickScreenColour(page)
  await expect(page.getByLabel('Цвет фона')).toHaveValue(/^#[01].[bc].[45].$/)
  await openTab(page, 'Фон')
  await page.getByRole('button', { name: 'Выбрать файл' }).click()
  await uploadInPicker(page, [makePhoto('фон.png')])
  await expect.poll(() => coloursOfPreview(page), { timeout: 30_000 }).toBeGreaterThan(10)
  await expect.poll(() => screenShare(page), { timeout: 30_000 }).toBeLessThan(0.1)
  await openTab(page, 'Текст')
  await pressKey(page.getByRole('button', { name: 'POV: …' }))
  await expect(page.getByLabel('Текст сверху')).toHaveValue(/^POV: вы/)
  await pressKey(page.getByRole('button', { name: 'Отменить действие' }))
  await expect(page.getByLabel('Текст сверху')).toHaveValue(/^Когда/)
  await pressKey(page.getByRole('button', { name: 'Вернуть действие' }))
  await expectPhoneAccessible(page)
  await openTab(page, 'Стиль')
  await page.getByRole('radio', { name: /^Журнал/ }).check({ force: true })
  await expectPhoneAccessible(page)
  await expect(isSaved(page)).toBeVisible()
  await expect(page).toHaveURL(/reel=/)
  await page.reload()
  await expect(across).toHaveValue(place)
  await expect(page.getByLabel('Цвет фона')).toHaveValue(/^#[01].[bc].[45].$/)
  await openTab(page, 'Текст')
  await expect(page.getByLabel('Текст сверху')).toHaveValue(/^POV: вы/)
  await renderAndPost(page)
})

test('a demo is made of a product at a press', async ({ page }) => {
  test.setTimeout(150_000)
  await signIn({ page, path: '/products/new' })
  await page.getByLabel('Название', { exact: true }).fill('Отчётник')
  await page.getByRole('button', { name: 'Создать продукт' }).click()
  await page.waitForURL('**/products')
  await page.goto('/reels/product-demo')
  await page.getByRole('button', { name: 'Собрать по продукту' }).first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Отчётник/ })
    .click()
  await expect(page.getByLabel('Цепляющая фраза')).toHaveValue('Знакомьтесь: *Отчётник*')
  await openTab(page, 'Показ')
  await pressKey(page.getByRole('button', { name: 'Добавить фото и видео' }))
  await uploadInPicker(page, ['раз.png', 'два.png'].map(makePhoto))
  await expect(page.getByRole('list', { name: 'Кадры показа' }).getByRole('listitem')).toHaveCount(
    2,
  )
  await page.getByLabel('В рамке телефона').press('Space')
  await expect(page.getByLabel('В рамке телефона')).toBeChecked()
  await page.getByLabel('Преимущества').fill('Отчёт за минуту\nВсё в одном месте')
  await expect.poll(() => coloursOfPreview(page)).toBeGreaterThan(3)
  await openTab(page, 'Призыв')
  await expectPhoneAccessible(page)
  await page.getByLabel('Цена', { exact: true }).fill('2 490 ₽')
  await openTab(page, 'Стиль')
  await page.getByRole('radio', { name: /^Ночь/ }).check({ force: true })
  await expectPhoneAccessible(page)
  await expect(isSaved(page)).toBeVisible()
  await expect(page).toHaveURL(/reel=/)
  await page.reload()
  await openTab(page, 'Показ')
  await expect(page.getByLabel('Преимущества')).toHaveValue('Отчёт за минуту\nВсё в одном месте')
  if (hasFfmpeg) await renderAndPost(page)
})

/** The fake microphone is slow to start on a loaded machine. */
const SLOW = { timeout: 30_000 }

test('a voice is recorded once the microphone is allowed, and stays with the reel', async ({
  page,
  context,
  origin,
}) => {
  test.skip(!hasFfmpeg, 'needs ffmpeg, to make a voice')
  test.setTimeout(120_000)
  const script = 'Цена 2 490 ₽. Заходите.'
  await signIn({ page, path: '/reels/talking-head' })
  await page.getByLabel('Что говорит ведущий').fill(script)
  await page.getByRole('radio', { name: 'Мой голос' }).check({ force: true })
  const record = page.getByRole('button', { name: 'Записать' })
  // The headless shell has no prompt to refuse: it reports a missing device instead.
  await page.evaluate(() => {
    const { mediaDevices } = navigator
    const { getUserMedia } = mediaDevices
    mediaDevices.getUserMedia = async () => {
      mediaDevices.getUserMedia = getUserMedia
      throw new DOMException('Permission denied', 'NotAllowedError')
    }
  })
  await pressKey(record)
  await expect(page.getByRole('alert')).toContainText('Разрешите его этому сайту', SLOW)
  await expect(page.getByLabel('Что говорит ведущий')).toHaveValue(script)
  await expectPhoneAccessible(page)
  await context.grantPermissions(['microphone'], { origin })
  await pressKey(record)
  await expect(page.getByText(/^Идёт запись: ([2-9]|\d\d)\s/)).toBeVisible(SLOW)
  await expect(page.getByRole('alert')).toBeHidden()
  await pressKey(page.getByRole('button', { name: 'Остановить запись' }))
  const voice = page.getByText(/^Голос готов: \d/)
  await expect(voice).toBeVisible({ timeout: 60_000 })
  await expect(isSaved(page)).toBeVisible()
  const said = (await voice.textContent()) ?? ''
  await page.reload()
  await expect(page.getByText(said)).toBeVisible()
  await expect(page.getByLabel('Что говорит ведущий')).toHaveValue(script)
})

/** The colour in the corner of the preview: that of the style's page. */
const cornerOfPreview = (page: Page): Promise<string> =>
  page.getByRole('img', { name: 'Предпросмотр рилса' }).evaluate((element) => {
    if (!(element instanceof HTMLCanvasElement)) return ''
    const pixel = element.getContext('2d')?.getImageData(4, 4, 1, 1).data ?? []
    return [...pixel].slice(0, 3).join()
  })

test('a presenter says a script by a voice of the person', async ({ page }) => {
  test.skip(!hasFfmpeg, 'needs ffmpeg, to make a voice')
  test.setTimeout(150_000)
  await signIn({ page, path: '/reels/talking-head' })
  await page.getByLabel('Что говорит ведущий').fill('Цена 2 490 ₽. Заходите.')
  await expect(page.getByText(/^Примерно \d\sсекунд/)).toBeVisible()
  await page.getByRole('radio', { name: 'Мой голос' }).check({ force: true })
  await page.getByRole('button', { name: 'Выбрать запись' }).click()
  await uploadInPicker(page, [makeSound('голос.mp3')])
  await expect(page.getByText(/^Голос готов/)).toBeVisible({ timeout: 60_000 })
  await expect.poll(() => coloursOfPreview(page), { timeout: 30_000 }).toBeGreaterThan(5)
  await expectPhoneAccessible(page)
  await openTab(page, 'Ведущий')
  await page.getByRole('radio', { name: 'Пётр' }).check({ force: true })
  await openTab(page, 'Титры')
  await page.getByRole('radio', { name: 'По одному слову' }).check({ force: true })
  await expectPhoneAccessible(page)
  await openTab(page, 'Стиль')
  const before = await cornerOfPreview(page)
  await page.getByRole('radio', { name: /^Журнал/ }).check({ force: true })
  await expect.poll(() => cornerOfPreview(page)).not.toBe(before)
  const chosen = await cornerOfPreview(page)
  await page.getByLabel('Имя ведущего').fill('Анна Ким')
  await expectPhoneAccessible(page)
  await expect(isSaved(page)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Голос готов/)).toBeVisible()
  await openTab(page, 'Стиль')
  await expect(page.getByRole('radio', { name: /^Журнал/ })).toBeChecked()
  await expect(page.getByLabel('Имя ведущего')).toHaveValue('Анна Ким')
  await expect.poll(() => cornerOfPreview(page)).toBe(chosen)
  await renderAndPost(page)
})
