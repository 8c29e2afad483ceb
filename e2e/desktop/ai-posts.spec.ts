import { expectAccessible } from '../support/accessibility.ts'
import { BLUESKY, cardOf, connectBluesky, openConnections } from '../support/connections.ts'
import { expect, test } from '../support/fixtures.ts'
import { signIn } from '../support/people.ts'
import { chooseAccounts, textOf } from '../support/posts.ts'

test('the composer is helped: a text is written, shortened, fitted and given back', async ({
  page,
}) => {
  await signIn({ page })
  await openConnections(page)
  await connectBluesky(page)
  await expect(cardOf(page, BLUESKY.account)).toBeVisible()
  await page.goto('/posts/new')
  await chooseAccounts(page, ['Bluesky'])
  await page.getByRole('button', { name: 'Помощь ИИ' }).click()
  const help = page.getByRole('region', { name: 'Помощь ИИ' })
  await help.getByRole('button', { name: 'Написать текст' }).click()
  await expect(help.getByText('Напишите тему или выберите продукт')).toBeVisible()
  await help.getByLabel('О чём пост').fill('кофе')
  await help.getByRole('button', { name: 'Написать текст' }).click()
  await expect(help.getByText('Шаблонный режим')).toBeVisible()
  await expect(textOf(page)).toHaveValue('')
  await expectAccessible(page)
  await help.getByRole('button', { name: 'Вставить в пост' }).click()
  await expect(textOf(page)).toHaveValue(/#кофе/)

  const written =
    'Друзья! Кофейня «Зерно» обновила меню. Мы очень старались. Раф 290 ₽. Это самое уютное место в районе.'
  await textOf(page).fill(written)
  await help.getByRole('radio', { name: 'Короче' }).click()
  await help.getByRole('button', { name: 'Сократить текст' }).click()
  await help.getByRole('button', { name: 'Заменить текст' }).click()
  await expect(textOf(page)).toHaveValue('Кофейня «Зерно» обновила меню. Раф 290 ₽.')
  await help.getByRole('button', { name: 'Вернуть как было' }).click()
  await expect(textOf(page)).toHaveValue(written)

  await help.getByRole('radio', { name: 'Под сети' }).click()
  await help.getByRole('button', { name: 'Приспособить' }).click()
  await help.getByRole('button', { name: 'Взять для сети: Bluesky' }).click()
  await page.getByRole('region', { name: 'По сетям' }).getByRole('button').first().click()
  await expect(page.getByRole('switch', { name: 'Свой текст: Bluesky' })).toBeChecked()
})

test('a plan becomes drafts of the calendar, which open with their time', async ({ page }) => {
  await signIn({ page, path: '/calendar?view=list' })
  await page.getByRole('button', { name: 'План с ИИ' }).click()
  const plan = page.getByRole('dialog', { name: 'Контент-план' })
  await plan.getByLabel('О чём рассказывать').fill('кофейня у парка')
  await plan.getByLabel('Первый день').fill('2030-03-04')
  await plan.getByRole('button', { name: 'Составить план' }).click()
  await expect(plan.getByRole('checkbox')).toHaveCount(3)
  await expectAccessible(page)
  await plan.getByRole('checkbox').last().uncheck()
  await plan.getByRole('button', { name: 'Поставить в календарь: 2' }).click()
  await expect(plan).toBeHidden()

  await page.goto('/calendar?view=month&date=2030-03-04')
  const drafts = page.getByRole('button', { name: /12:00,.*Черновик/ })
  await expect(drafts).toHaveCount(2)
  await expectAccessible(page)
  await drafts.first().click()
  await page.getByRole('link', { name: 'Изменить' }).click()
  await expect(page.getByLabel('Дата и время')).toHaveValue('2030-03-04T12:00')
})
