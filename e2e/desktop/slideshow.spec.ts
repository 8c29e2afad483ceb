import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { signIn } from '../support/people.ts'
import { callAs } from '../support/reels.ts'
import { isSaved, openTab, playedSeconds, slides, textOf } from '../support/slideshow.ts'

const names = ['Слайд 1: Первый', 'Слайд 2: Второй', 'Слайд 3: Третий']

test.beforeEach(async ({ page }) => {
  await signIn({ page, path: '/reels/slideshow' })
  await textOf(page).fill('Первый')
  await slides(page).nth(1).click()
  await textOf(page).fill('Второй')
})

const orderOf = (page: Parameters<typeof slides>[0]) =>
  slides(page).evaluateAll((items) => items.map((item) => item.getAttribute('aria-label')))

test('slides are ordered by mouse and by keys, and every step can be taken back', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Добавить слайд без фото' }).click()
  await textOf(page).fill('Третий')
  await expect.poll(() => orderOf(page)).toEqual(names)
  await expectAccessible(page)

  await slides(page).nth(0).dragTo(slides(page).nth(2), { steps: 8 })
  await expect
    .poll(() => orderOf(page))
    .toEqual(['Слайд 1: Второй', 'Слайд 2: Третий', 'Слайд 3: Первый'])
  await slides(page).nth(2).focus()
  await page.keyboard.press('Control+z')
  await expect.poll(() => orderOf(page)).toEqual(names)

  await slides(page).nth(0).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(slides(page).nth(1)).toHaveAccessibleName('Слайд 2: Первый')
  await expect(slides(page).nth(1)).toBeFocused()
  await page.keyboard.press('Control+d')
  await expect(slides(page)).toHaveCount(4)
  await page.keyboard.press('Delete')
  await expect(slides(page)).toHaveCount(3)

  await page.keyboard.press('Space')
  const before = await playedSeconds(page)
  await expect.poll(() => playedSeconds(page)).not.toBe(before)
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Воспроизвести' }).first()).toBeVisible()
})

test('a stale editor is told, and nothing of either is lost', async ({ page, allowErrors }) => {
  allowErrors(/409/)
  await expect(isSaved(page)).toBeVisible()
  await expect(page).toHaveURL(/reel=/)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await textOf(other).fill('Из другого окна')
  await expect(isSaved(other)).toBeVisible()

  await textOf(page).fill('Из этого окна')
  await page.getByRole('button', { name: 'Сравнить' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Из другого окна')
  await expect(dialog).toContainText('Из этого окна')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Оставить моё' }).click()
  await expect(isSaved(page)).toBeVisible()
  await other.reload()
  await expect(slides(other).nth(1)).toHaveAccessibleName('Слайд 2: Из этого окна')
  await other.close()
})

test('slides are read aloud: as long as their words, and anew where the words change', async ({
  page,
}) => {
  const { voices } = await callAs<{ voices: unknown[] }>(page, { path: '/speech/voices' })
  test.skip(voices.length === 0, 'needs librhvoice5 and rhvoice-russian')
  await openTab(page, 'Звук')
  await page.getByRole('switch', { name: 'Озвучить слайды' }).check()
  await expect(page.getByText('Слайды озвучены')).toBeVisible()
  await expectAccessible(page)

  await openTab(page, 'Слайд')
  await expect(page.getByText('по голосу')).toBeVisible()
  await page.getByLabel('Что скажет голос').fill('Вт+орой слайд говорит намного дольше первого.')
  await openTab(page, 'Звук')
  await expect(page.getByText('изменились слайды: 2')).toBeVisible()
  await page.getByRole('button', { name: 'Озвучить заново' }).click()
  await expect(page.getByText('Слайды озвучены')).toBeVisible()
  await page.getByRole('switch', { name: 'Озвучить слайды' }).uncheck()
  await expect(page.getByText('Слайды озвучены')).toBeHidden()
})
