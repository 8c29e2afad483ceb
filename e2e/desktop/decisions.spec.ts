import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { makeEditor } from '../support/members.ts'
import { signIn } from '../support/people.ts'
import {
  chooseAccounts,
  connectThree,
  signInAsAnna,
  textOf,
  wallTimeIn,
  windowOf,
} from '../support/posts.ts'
import { expect, test } from '../support/posts-server.ts'
import { sandboxOf } from '../support/sandbox.ts'
import type { RunningServer } from '../support/server.ts'

// Sequential: the tests share one workspace and one set of fake accounts.
test.describe.configure({ mode: 'default' })

test.beforeEach(async ({ page, postsServer: server }) => {
  test.slow()
  await signInAsAnna(page)
  await connectThree({ page, server })
})

/** Another user in a separate browser context. */
const openAsEditor = async ({ page, server }: { page: Page; server: RunningServer }) => {
  const browser = page.context().browser()
  const context = await browser?.newContext({
    baseURL: server.url,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    viewport: { width: 1440, height: 900 },
  })
  if (!context) throw new Error('The browser is gone')
  const editor = await context.newPage()
  await signIn({ page: editor })
  await makeEditor({ server, owner: page, editor })
  await editor.reload()
  await editor.getByRole('button', { name: /^Выбрать рабочее пространство/ }).click()
  await editor.getByRole('menuitemradio', { name: 'Студия Анны' }).click()
  await expect(editor.getByRole('button', { name: /Студия Анны.*Редактор/ })).toBeVisible()
  return editor
}

test('an editor asks, the owner sends back with a word and then agrees', async ({
  page,
  postsServer,
}) => {
  await page.goto('/posts/settings')
  const approval = page.getByRole('switch', { name: /Согласовывать посты/ })
  await approval.click()
  await expect(approval).toBeChecked()
  const editor = await openAsEditor({ page, server: postsServer })
  await editor.goto('/posts/new')
  await chooseAccounts(editor, ['Bluesky'])
  await textOf(editor).fill('Спросите меня')
  await editor.getByLabel('Дата и время').fill(wallTimeIn(5, '10:00'))
  await editor.getByRole('button', { name: 'Отправить на согласование' }).click()
  const asked = windowOf(editor)
  await expect(asked.getByText('На согласовании', { exact: true }).first()).toBeVisible()
  await expect(asked.getByRole('button', { name: 'Согласовать' })).toBeHidden()
  await expectAccessible(editor)

  await page.goto('/posts?state=pending_approval')
  await page.getByRole('link', { name: 'Спросите меня' }).click()
  const decided = windowOf(page)
  await decided.getByRole('button', { name: 'Вернуть' }).click()
  await decided.getByLabel('Что исправить').fill('Добавьте дату')
  await expectAccessible(page)
  await decided.getByRole('button', { name: 'Вернуть' }).click()
  await expect(decided.getByText('Черновик', { exact: true }).first()).toBeVisible()

  await editor.reload()
  await expect(asked.getByText('Добавьте дату')).toBeVisible()
  await asked.getByRole('link', { name: 'Изменить' }).click()
  await textOf(editor).fill('Спросите меня 20 мая')
  await editor.getByLabel('Дата и время').fill(wallTimeIn(5, '10:00'))
  await editor.getByRole('button', { name: 'Отправить на согласование' }).click()
  await expect(asked.getByText('На согласовании', { exact: true }).first()).toBeVisible()

  await page.goto('/posts?state=pending_approval')
  await page.getByRole('link', { name: 'Спросите меня 20 мая' }).click()
  await decided.getByRole('button', { name: 'Согласовать' }).click()
  await expect(decided.getByText('Запланирован', { exact: true })).toBeVisible()
  await editor.reload()
  await expect(asked.getByText('Запланирован', { exact: true })).toBeVisible()
  await editor.context().close()
})

/** Telegram accepts the post but the response is lost, and its API can't be queried for it. */
const publishIntoSilence = async ({ page, text }: { page: Page; text: string }) => {
  await page.goto('/posts/new')
  await chooseAccounts(page, ['Telegram'])
  await textOf(page).fill(text)
  await page.getByRole('radio', { name: 'Сейчас' }).click()
  await page.getByRole('button', { name: 'Опубликовать' }).click()
  await expect(windowOf(page).getByText('Публикация вышла?')).toBeVisible({ timeout: 60_000 })
}

test('where the network can not be asked, the person says whether it is out', async ({
  page,
  origin,
}) => {
  const sandbox = sandboxOf(origin)
  // Enough for every retry: notifications for Анна use the same API method.
  const fault = { network: 'telegram', kind: 'cut-after', path: '*sendMessage*', times: '1000' }
  await sandbox.fault(fault)
  const window = windowOf(page)
  await publishIntoSilence({ page, text: 'Тишина: вышла' })
  await expect(window.getByRole('button', { name: 'Опубликовать ещё раз' })).toBeHidden()
  await expectAccessible(page)
  await window.getByLabel('Ссылка на публикацию').fill('https://t.example/vetrova_life/7')
  await window.getByRole('button', { name: 'Вышла', exact: true }).click()
  await expect(window.getByText('Опубликован', { exact: true })).toBeVisible()
  await expect(window.getByRole('button', { name: 'Открыть в сети' })).toBeVisible()
  await expect(window.getByRole('button', { name: 'Опубликовать ещё раз' })).toBeHidden()

  await publishIntoSilence({ page, text: 'Тишина: не вышла' })
  await window.getByRole('button', { name: 'Не вышла', exact: true }).click()
  await expect(window.getByText('Не вышел', { exact: true })).toBeVisible()
  await sandbox.clearFaults('telegram')
  await window.getByRole('button', { name: 'Опубликовать ещё раз' }).click()
  await expect(window.getByText('Опубликован', { exact: true })).toBeVisible({ timeout: 60_000 })
})
