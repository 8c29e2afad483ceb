import { expect, test } from '../support/fixtures.ts'
import { hasFfmpeg, makePhoto, makeSound } from '../support/media-files.ts'
import { signIn } from '../support/people.ts'
import {
  coloursOfPreview,
  expectPhoneAccessible,
  isSaved,
  openTab,
  playedSeconds,
  slides,
  textOf,
  uploadInPicker,
} from '../support/slideshow.ts'

test('a slideshow is made on a phone, from pictures to a ready video', async ({ page }) => {
  test.setTimeout(150_000)
  await signIn({ page, path: '/reels/slideshow' })
  await page.getByRole('button', { name: 'Добавить', exact: true }).click()
  await uploadInPicker(page, ['раз.png', 'два.png', 'три.png'].map(makePhoto))
  await expect(slides(page)).toHaveCount(3)
  await textOf(page).fill('Три *способа* отдохнуть')
  for (const index of [0, 1, 2]) {
    await slides(page).nth(index).click()
    await page.getByLabel('Длина', { exact: true }).fill('0.5')
  }
  await expect.poll(() => coloursOfPreview(page)).toBeGreaterThan(10)
  await expectPhoneAccessible(page)

  if (hasFfmpeg) {
    await openTab(page, 'Звук')
    await page.getByRole('button', { name: 'Своя музыка' }).click()
    await uploadInPicker(page, [makeSound('мотив.mp3')])
    const music = page.getByRole('list', { name: 'Музыка' })
    const chosen = music.getByRole('button', { name: /^мотив/, pressed: true })
    await expect(chosen).toBeVisible()
    await page.getByRole('button', { name: 'Отменить действие' }).click()
    await expect(chosen).toBeHidden()
    await page.getByRole('button', { name: 'Вернуть действие' }).click()
    await expect(chosen).toBeVisible()
    await expectPhoneAccessible(page)
  }

  await page.getByRole('button', { name: 'Воспроизвести' }).last().click()
  const before = await playedSeconds(page)
  await expect.poll(() => playedSeconds(page)).not.toBe(before)
  await page.getByRole('button', { name: 'Остановить' }).last().click()

  await expect(isSaved(page)).toBeVisible()
  await expect(page).toHaveURL(/reel=/)
  await page.reload()
  await expect(slides(page)).toHaveCount(3)
  await expect(textOf(page)).toHaveValue('Три *способа* отдохнуть')
  await expect.poll(() => coloursOfPreview(page)).toBeGreaterThan(10)

  if (hasFfmpeg) {
    await page.getByRole('button', { name: 'Собрать видео' }).click()
    await expect(page.getByText('Готово', { exact: true })).toBeVisible({ timeout: 90_000 })
    await expect(page.getByRole('link', { name: 'Опубликовать' })).toBeVisible()
  }
})

test('looks and formats read well and show what they do', async ({ page }) => {
  await signIn({ page, path: '/reels/slideshow' })
  await expectPhoneAccessible(page)
  await textOf(page).fill('Вступление')
  await openTab(page, 'Стиль')
  const look = page.getByRole('radio', { name: /^Ночь/ })
  await look.check({ force: true })
  await expect(look).toBeChecked()
  await expectPhoneAccessible(page)
  await openTab(page, 'Формат')
  await expect(page.getByLabel('Название')).toHaveValue('Вступление')
  await page.getByRole('radio', { name: /^1:1/ }).check({ force: true })
  const picture = page.getByRole('img', { name: 'Предпросмотр рилса' })
  await expect
    .poll(async () => {
      const box = await picture.boundingBox()
      return box ? Math.abs(box.width - box.height) : 99
    })
    .toBeLessThan(2)
})
