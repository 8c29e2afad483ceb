import { expectAccessible } from '../support/accessibility.ts'
import { answerOf, askAi, openTab } from '../support/ai.ts'
import { expect, test } from '../support/fixtures.ts'
import { signIn } from '../support/people.ts'

test('on a phone a plan is written and put on the calendar, and the history is tidied', async ({
  page,
}) => {
  await signIn({ page })
  await page.getByRole('button', { name: 'Меню' }).click()
  await page.getByRole('menuitem', { name: 'ИИ-помощник' }).click()
  await page.getByRole('combobox', { name: 'Что написать' }).selectOption('Контент-план')
  await page.getByLabel('Тема').fill('Кофе для дома')
  await page.getByLabel('С какого дня').fill('2027-03-01')
  await expectAccessible(page)
  await askAi(page, 'Написать')
  await answerOf(page).getByRole('checkbox').first().uncheck()
  await expectAccessible(page)
  await answerOf(page).getByRole('button', { name: 'Поставить в календарь: 2' }).click()
  await expect(page.getByText('В календаре 2 черновика')).toBeVisible()

  await openTab(page, 'История')
  await page.getByLabel('Вид запроса').selectOption('Хуки')
  await expect(page.getByText('Таких запросов нет')).toBeVisible()
  await page.getByRole('button', { name: 'Показать все' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Действия: Контент-план' }).click()
  await page.getByRole('menuitem', { name: 'Удалить' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByText('Запросов пока нет')).toBeVisible()
})
