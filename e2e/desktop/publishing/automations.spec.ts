import { expectAccessible } from '../../support/accessibility.ts'
import { expect } from '../../support/fixtures.ts'
import { connectThree, signInAsAnna } from '../../support/posts.ts'
import { publishingTest as test } from '../../support/server-tests.ts'

const LONG = { timeout: 120_000 }

test('a template becomes a rule whose run publishes a reel', async ({ page, server }) => {
  test.slow()
  await signInAsAnna(page)
  await connectThree({ page, server })

  await page.getByRole('link', { name: 'Автоматизация', exact: true }).first().click()
  await expect(page).toHaveTitle('Управление автоматизацией | Кадр')
  await expect(page.getByText('Правил пока нет')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Совет недели/ }).click()
  await expect(page.getByLabel('Название правила')).toHaveValue('Совет недели')

  // All mistakes at once, each leads to its field.
  await page.getByRole('button', { name: 'Создать правило' }).click()
  const mistakes = page.getByRole('alert')
  await expect(mistakes.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  await mistakes.getByRole('button', { name: /^Темы/ }).click()
  await expect(page.getByLabel('Темы, каждая с новой строки')).toBeFocused()
  await page.keyboard.type('Как выбрать матрас\nКак отличить настоящий мёд')
  await page
    .getByRole('group', { name: 'Аккаунты' })
    .getByRole('button', { name: /, Telegram$/ })
    .click()
  // The shortest film: it is rendered for real.
  await page.getByLabel('Длина', { exact: true }).selectOption('3')
  await page.getByLabel('Готовый пост').selectOption({ label: 'Выходит в срок' })
  const example = page.getByRole('region', { name: 'Что получится' })
  await expect(
    example.getByText(/Как (выбрать матрас|отличить настоящий мёд)/).first(),
  ).toBeVisible()
  await expect(mistakes).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Создать правило' }).click()
  await expect(page).toHaveURL(/\/reels\/automation\/\d+$/)

  await page.getByRole('button', { name: 'Запустить сейчас' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('О чём сделать').fill('Как выбрать кофе в зёрнах для дома')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Запустить' }).click()
  const history = page.getByRole('list', { name: 'История' })
  await expect(history.getByText('Опубликован')).toBeVisible(LONG)
  await expect(history.getByText('Вручную')).toBeVisible()
  await expectAccessible(page)

  // One planned run is skipped (the first may be begun: its time is less than a day away), others are on the calendar.
  const planned = page.getByRole('list', { name: 'Что будет дальше' })
  await planned
    .getByRole('button', { name: /^Действия с запуском/ })
    .nth(1)
    .click()
  await page.getByRole('menuitem', { name: 'Пропустить' }).click()
  await expect(planned.getByText('Пропустим')).toHaveCount(1)
  await page.getByRole('link', { name: 'Календарь' }).click()
  await page.getByRole('radio', { name: 'Список' }).click()
  await expect(page.getByText('Создаст правило «Совет недели»').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Фильтры/ }).click()
  await page.getByLabel('Будущие запуски правил').uncheck()
  await page.getByRole('button', { name: 'Показать' }).click()
  await expect(page.getByText('Создаст правило «Совет недели»')).toHaveCount(0)
})
