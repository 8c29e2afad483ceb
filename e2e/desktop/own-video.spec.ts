import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { hasFfmpeg } from '../support/media-files.ts'
import { dropFile, lengthNow, makeTalk, pasteWords, wordsOf } from '../support/own-video.ts'
import { signIn } from '../support/people.ts'
import { isSaved } from '../support/slideshow.ts'

const SENTENCES = [
  'Почему чашка трескается в печи?',
  'Самая частая ошибка, короче, это спешка.',
  'Глина сохнет от трёх до семи дней.',
  'Никогда не ставьте сырое в печь.',
  'Я сама так испортила двадцать чашек.',
  'Самое главное: воздух в глине.',
  'А знаете, что с ним делать?',
  'Глину мнут десять минут, как тесто.',
]
const TALK = Array.from({ length: 6 }, () => SENTENCES.join(' ')).join(' ')

test('a dropped video is cut by its words, and becomes clips', async ({ page }) => {
  test.skip(!hasFfmpeg, 'needs ffmpeg, to make a talk')
  test.setTimeout(480_000)
  await signIn({ page, path: '/reels' })
  await page.getByRole('link', { name: /^Свой ролик/ }).click()
  await expect(page.getByRole('heading', { name: 'Видео, где вы говорите' })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: 'Выбрать файл' })).toBeEnabled()
  await dropFile(page, makeTalk('разговор.mp4', 200))
  await pasteWords(page, TALK)
  const pauses = page.getByRole('switch', { name: 'Убрать паузы' })
  await expect(pauses).toBeEnabled({ timeout: 120_000 })
  await expect(lengthNow(page)).toHaveText(/Было 3:20, стало 3:20/)
  await pauses.check()
  await expect(lengthNow(page)).not.toHaveText(/стало 3:20/)
  await page.getByRole('button', { name: 'Отменить действие' }).click()
  await expect(pauses).not.toBeChecked()
  await expect(lengthNow(page)).toHaveText(/стало 3:20/)
  const words = wordsOf(page)
  await expectAccessible(page)
  await words.focus()
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowRight')
  await page.getByRole('button', { name: /^Вырезать/ }).click()
  const cut = words.locator('[data-cut="hand"]')
  await expect(cut.first()).toHaveText('Почему')
  await cut.first().click()
  await expect(cut).toHaveCount(0)
  await expect(isSaved(page)).toBeVisible()

  const clips = page.getByRole('checkbox', { name: /^Сделать рилс:/ })
  // The sound says none of the words: where voices are installed, only some of them find a place in it.
  await expect.poll(() => clips.count(), { timeout: 60_000 }).toBeGreaterThan(0)
  for (const clip of await clips.all()) if (await clip.isChecked()) await clip.uncheck()
  await clips.first().check()
  await page.getByRole('button', { name: 'Сделать 1\u00a0рилс' }).click()
  await expect(page.getByText(/^1\u00a0рилс собирается/)).toBeVisible()
  await page.goto('/posts')
  await expect(page.getByText(/Почему чашка|чашка|Глина|ошибка/i).first()).toBeVisible()
})
