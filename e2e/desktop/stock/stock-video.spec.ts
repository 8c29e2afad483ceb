import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessibility.ts'
import { expect } from '../../support/fixtures.ts'
import { hasFfmpeg } from '../../support/media-files.ts'
import { signIn } from '../../support/people.ts'
import { stockTest as test } from '../../support/server-tests.ts'
import { coloursOfPreview, isSaved, textOf } from '../../support/slideshow.ts'

test.skip(!hasFfmpeg, 'needs ffmpeg')

test('a stock video becomes a slide, with its author and without its sound', async ({ page }) => {
  await signIn({ page, path: '/reels/slideshow' })
  await textOf(page).fill('Кофе по утрам')
  await page.getByRole('button', { name: 'Добавить фото и видео' }).click()
  const picker = page.getByRole('dialog')
  await picker.getByRole('radio', { name: 'Фотобанк' }).click()
  await picker.getByRole('radio', { name: 'Видео', exact: true }).click()
  await expect(picker.getByText('Видео предоставлены')).toBeVisible()
  await picker.getByLabel('Что найти в фотобанке').fill('кофе')
  const upright = picker.getByRole('button', { name: /Взять видео/ })
  await expect(upright).toHaveCount(1)
  await expect(picker.getByRole('link', { name: 'Анна Светлова' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.pexels\.com\/@/,
  )
  await expectAccessible(page)
  await picker.getByRole('radio', { name: 'Любые' }).click()
  await expect(picker.getByRole('button', { name: /Взять видео/ })).toHaveCount(2)
  await page.setViewportSize({ width: 360, height: 640 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await picker.getByRole('radio', { name: 'Вертикальные' }).click()
  await upright.click()
  const add = picker.getByRole('button', { name: 'Добавить: 1' })
  await expect(add).toBeEnabled()
  await add.click()
  await expect(picker).toBeHidden()

  await expect(page.getByText('Автор: Анна Светлова, Pexels')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Pexels' })).toHaveAttribute('href', /pexels\.com/)
  await expect.poll(() => coloursOfPreview(page)).toBeGreaterThan(20)
  await expect(isSaved(page)).toBeVisible()
})
