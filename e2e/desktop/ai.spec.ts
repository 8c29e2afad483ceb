import { expectAccessible } from '../support/accessibility.ts'
import { answerOf, askAi, openTab } from '../support/ai.ts'
import { expect, test } from '../support/fixtures.ts'
import { signIn } from '../support/people.ts'
import { textOf } from '../support/posts.ts'

test('hooks are asked for, copied, opened in the composer and asked for again', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn({ page })
  await page.getByRole('link', { name: 'ИИ-помощник' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ИИ-помощник' })).toBeVisible()
  await page.getByRole('button', { name: 'Написать' }).click()
  await expect(page.getByText('Напишите тему или выберите продукт')).toBeVisible()
  await expect(page.getByLabel('Тема')).toBeFocused()
  await expectAccessible(page)

  await page.getByLabel('Тема').fill('Кофе для дома')
  await askAi(page, 'Написать')
  const hooks = answerOf(page).getByRole('listitem')
  await expect(hooks).toHaveCount(6)
  await expect(page.getByText('1 из 5').first()).toBeVisible()
  await expectAccessible(page)

  await hooks.first().getByRole('button', { name: 'Скопировать' }).click()
  await expect(page.getByText('Скопировано')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  await expect(hooks.first()).toContainText(copied)
  const opening = hooks.first().getByRole('button', { name: 'Открыть в редакторе' })
  await opening.dblclick()
  await expect(page).toHaveURL(/\/posts\/[\w-]{36}$/)
  await expect(textOf(page)).toHaveValue(copied)

  await page.goto('/ai')
  await expect(page.getByLabel('Тема')).toHaveValue('Кофе для дома')
  await openTab(page, 'История')
  const row = page.getByRole('list', { name: 'История' }).getByRole('listitem').first()
  await row.getByRole('button', { name: 'Показать ответ' }).click()
  await expect(row).toContainText(copied)
  await expectAccessible(page)
  await row.getByRole('button', { name: 'Открыть в редакторе' }).first().click()
  await expect(textOf(page)).toHaveValue(copied)
  await page.goBack()
  await row.getByRole('button', { name: 'Действия: Хуки' }).click()
  await page.getByRole('menuitem', { name: 'Повторить' }).click()
  await expect(hooks).toHaveCount(6)

  await page.getByRole('link', { name: 'Посты' }).click()
  await expect(page.getByRole('link', { name: copied })).toBeVisible()
})

test('a brand voice is heard in the texts, until no requests are left', async ({ page }) => {
  await signIn({ page, path: '/ai?tab=voice' })
  await page.getByLabel('Тон').selectOption({ label: 'Дружелюбный' })
  await page.getByLabel('Любимые слова').fill('домашняя выпечка')
  await page.getByRole('button', { name: 'Добавить пример' }).click()
  await page.getByRole('textbox', { name: 'Пример 1' }).fill('Печём с шести утра.')
  await page.getByRole('button', { name: 'Сохранить голос' }).click()
  await expect(page.getByText('Голос бренда сохранён')).toBeVisible()
  await expectAccessible(page)

  await openTab(page, 'Запрос')
  await page.getByRole('button', { name: 'Хештеги' }).click()
  await page.getByLabel('Текст').fill('Открыли пекарню у парка')
  await askAi(page, 'Написать')
  await expect(answerOf(page)).toContainText('#домашняявыпечка')

  for (const used of ['2 из 5', '3 из 5', '4 из 5', '5 из 5']) {
    await askAi(page, 'Ещё вариант')
    await expect(page.getByText(used).first()).toBeVisible()
  }
  const refusal = page.getByRole('region', { name: 'Нет ИИ-запросов' })
  await expect(refusal.getByRole('link', { name: /^Creator: 70 .* за / })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ещё вариант' })).toBeDisabled()
  await expectAccessible(page)
})
