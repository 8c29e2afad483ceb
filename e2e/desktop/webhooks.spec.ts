import { expect, test } from '../support/fixtures.ts'
import { signIn } from '../support/people.ts'
import { makeWebhook, readLog } from '../support/webhooks.ts'

const NAME = 'CRM'

test('a webhook: made, tested, its log read, sent again, its secret changed, stopped and removed', async ({
  page,
  origin,
  allowErrors,
}) => {
  // Two forms with mistakes.
  allowErrors(/400 .*\/integrations\/webhooks/)
  await signIn({ page, path: '/dashboard' })
  const { secret, url } = await makeWebhook({ page, name: NAME })

  const receiver = new URL(url).pathname.split('/').at(-1) ?? ''
  await page.goto(`${origin}/sandbox/webhooks?name=${receiver}`)
  await expect(page.getByText('Секрет не указан')).toBeVisible()
  await page.getByLabel('Секрет').fill(secret)
  await page.getByRole('button', { name: 'Сохранить' }).click()

  await page.goto('/integrations/webhooks')
  const { dialog, rows } = await readLog({ page, name: NAME })
  await dialog.getByRole('button', { name: 'Отправить ещё раз' }).click()
  await dialog.getByRole('button', { name: 'Закрыть' }).click()
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('Доставлено')

  await page.goto(`${origin}/sandbox/webhooks?name=${receiver}`)
  await expect(page.getByText('Подпись верна')).toBeVisible()
  await page.getByLabel('Как отвечает').selectOption('gone')
  await page.getByRole('button', { name: 'Сохранить' }).click()

  await page.goto('/integrations/webhooks')
  const press = async (item: string) => {
    await page.getByRole('button', { name: `Действия: ${NAME}` }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await press('Сменить секрет')
  await page.getByRole('button', { name: 'Сменить секрет' }).click()
  await expect(page.getByRole('dialog').getByLabel('Секрет')).not.toHaveValue(secret)
  await page.getByRole('dialog').getByRole('button', { name: 'Готово' }).click()
  await expect(page.getByText(/^Прежний секрет действует до/)).toBeVisible()

  await press('Остановить')
  await expect(page.getByText('Остановлен', { exact: true })).toBeVisible()
  await press('Включить')
  await expect(page.getByText('Работает', { exact: true })).toBeVisible()

  await press('Проверить')
  await page.getByRole('link', { name: `Журнал: ${NAME}` }).click()
  await expect(rows.first()).toContainText('Адрес больше не принимает события (410)')
  await page.getByRole('radio', { name: 'Не дошли' }).click()
  await expect(rows).toHaveCount(1)

  await page.getByRole('link', { name: 'Все вебхуки' }).click()
  await press('Удалить')
  await page.getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByText('Вебхуков пока нет')).toBeVisible()
})
