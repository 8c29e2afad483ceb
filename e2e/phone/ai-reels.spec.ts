import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { signIn } from '../support/people.ts'
import { expectPhoneAccessible, slides, textOf } from '../support/slideshow.ts'

test('a slideshow is assembled by its topic and taken back', async ({ page }) => {
  await signIn({ page, path: '/reels/slideshow' })
  await page.getByRole('button', { name: 'Рилс по теме' }).click()
  const help = page.getByRole('dialog', { name: 'Рилс по теме' })
  await help.getByRole('button', { name: 'Написать' }).click()
  await expect(help.getByText('Напишите тему')).toBeVisible()
  await help.getByLabel('О чём рилс').fill('Уроки игры на гитаре')
  await help.getByRole('button', { name: 'Написать' }).click()
  await expect(help.getByText('Этой темы шаблонный режим не знает')).toBeVisible()
  await expect(help.getByRole('button', { name: 'Взять обложку' })).toBeVisible()
  await expectAccessible(page)
  await help.getByLabel('О чём рилс').fill('кофе для дома')
  await help.getByLabel('Слайдов').selectOption('3')
  await help.getByRole('button', { name: 'Ещё вариант' }).click()
  await expect(help.getByRole('button', { name: 'Собрать слайды' })).toBeVisible()
  const words = await help.getByRole('listitem').allInnerTexts()
  await expectAccessible(page)
  await help.getByRole('button', { name: 'Собрать слайды' }).click()
  await expect(help).toBeHidden()

  await expect(slides(page)).toHaveCount(3)
  await expect(textOf(page)).not.toHaveValue('')
  await slides(page).nth(1).click()
  const second = await textOf(page).inputValue()
  expect(words[1]).toContain(second.replaceAll('*', ''))
  const caption = page.getByRole('region', { name: 'Подпись к посту' })
  await expect(caption.getByText('Шаблонный режим')).toBeVisible()
  await expect(caption.getByRole('textbox')).toHaveValue(/#/)
  await expectPhoneAccessible(page)

  await page.getByRole('button', { name: 'Отменить действие' }).click()
  await expect(slides(page)).toHaveCount(2)
  await expect(textOf(page)).toHaveValue('')
})
