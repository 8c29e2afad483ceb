import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { addHandAccount, callTool, openAssistant } from '../support/assistants.ts'
import { expect, test } from '../support/fixtures.ts'
import { signIn } from '../support/people.ts'

test('an assistant is let in, asks to publish, and is answered by a tap', async ({
  page,
  baseURL,
}) => {
  await signIn({ page, path: '/integrations/programs' })
  await expect(page.getByText('Пока никто не подключён')).toBeVisible()
  await expectAccessible(page)
  await addHandAccount({ page, baseURL })
  const { address, finish } = await openAssistant({ page, baseURL })
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пустить «Ассистент» в Кадр?')
  await expect(page.getByText('Ответ уйдёт на assistant.example')).toBeVisible()
  await expect(page.getByLabel('Роль программы')).toHaveValue('editor')
  await expect(page.getByRole('checkbox', { name: /Публиковать без моего/ })).not.toBeChecked()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: /^Аналитика/ }).uncheck()
  await page.getByRole('button', { name: 'Разрешить', exact: true }).click()
  const token = await finish()
  const call = (name: string, args?: object) =>
    callTool({ page, baseURL, token, name, ...(args && { args }) })

  expect((await call('get_results')).status).toBe(403)
  const accounts = JSON.parse((await call('list_accounts')).body).result.structuredContent
  const made = await call('create_draft', {
    text: 'Новая глазурь: три цвета, обжиг в субботу',
    accountIds: [accounts.accounts[0].id],
  })
  const { post } = JSON.parse(made.body).result.structuredContent
  const asked = await call('schedule_post', {
    postId: post.id,
    version: post.version,
    when: 'slot',
  })
  const { status, link } = JSON.parse(asked.body).result.structuredContent
  expect(status).toBe('waits_for_tap')

  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Поставить пост в план?')
  await expect(page.getByText('Новая глазурь: три цвета')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Опубликовать по плану' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Готово')
  await expect(page.getByText('Пост поставлен в план')).toBeVisible()

  await page.goto(`${baseURL}/integrations/programs`)
  const row = page.getByRole('listitem').filter({ hasText: 'Ассистент' }).first()
  await row.getByText('Что сделала').click()
  await expect(row).toContainText('Черновик поста')
  await row.getByRole('button', { name: 'Отключить программу «Ассистент»' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отключить' }).click()
  await expect(page.getByText('Программа отключена')).toBeVisible()
  expect((await call('get_limits')).status).toBe(401)
})

test('a program that asks to be sent elsewhere gets nothing', async ({ page, baseURL }) => {
  await signIn({ page })
  const { address } = await openAssistant({ page, baseURL })
  const elsewhere = new URL(address, baseURL)
  elsewhere.searchParams.set('redirect_uri', 'https://evil.example/cb')
  await page.goto(elsewhere.href)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Доступ не даём')
  await expectNoSidewaysScroll(page)
  await page.goto(`${baseURL}/integrations/connect`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ссылка не открылась')
})
