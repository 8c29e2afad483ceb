import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { openAsEditor, openOtherBrowser, takeLink } from '../../support/editor.ts'
import { expect } from '../../support/fixtures.ts'
import { openLibrary, uploadFiles } from '../../support/library.ts'
import { makeHeavyPhoto, makePhoto } from '../../support/media-files.ts'
import {
  chooseAccounts,
  connectThree,
  signInAsAnna,
  textOf,
  wallTimeIn,
  windowOf,
} from '../../support/posts.ts'
import { addReel, callAs } from '../../support/reels.ts'
import { sandboxOf } from '../../support/sandbox.ts'
import { publishingTest as test } from '../../support/server-tests.ts'

// Sequential: the tests share one workspace and one set of fake accounts.
test.describe.configure({ mode: 'default' })

test.beforeEach(async ({ page, server }) => {
  test.slow()
  await signInAsAnna(page)
  await connectThree({ page, server })
})

test('an editor asks, the owner sends back with a word and then agrees', async ({
  page,
  server,
}) => {
  // Where the people are.
  await page.goto('/team')
  const approval = page.getByRole('switch', { name: /Согласовывать посты/ })
  await approval.click()
  await expect(approval).toBeChecked()
  const editor = await openAsEditor({ page, server })
  await editor.goto('/posts/new')
  await chooseAccounts(editor, ['Bluesky'])
  await textOf(editor).fill('Спросите меня')
  await editor.getByLabel('Дата и время').fill(wallTimeIn(5, '10:00'))
  await editor.getByRole('button', { name: 'Отправить на согласование' }).click()
  const asked = windowOf(editor)
  await expect(asked.getByText('На согласовании', { exact: true }).first()).toBeVisible()
  await expect(asked.getByRole('button', { name: 'Согласовать' })).toBeHidden()
  const comment = asked.getByLabel('Комментарий', { exact: true })
  await comment.fill('Посмотрите, @')
  await expect(asked.getByRole('option', { name: 'Анна' })).toBeVisible()
  await comment.press('Enter')
  await expect(comment).toHaveValue(/^Посмотрите, @Анна $/)
  await expectAccessible(editor)
  await asked.getByRole('button', { name: 'Отправить', exact: true }).click()
  await expect(comment).toHaveValue('')

  await page.goto('/posts?state=pending_approval')
  await expect(page.getByText('1 новый комментарий')).toBeAttached()
  await page.getByRole('link', { name: 'Спросите меня' }).click()
  const decided = windowOf(page)
  await decided.getByRole('button', { name: 'Вернуть' }).click()
  await decided.getByLabel('Что исправить').fill('Добавьте дату')
  await expectAccessible(page)
  await decided.getByRole('button', { name: 'Вернуть' }).click()
  await expect(decided.getByText('Черновик', { exact: true }).first()).toBeVisible()

  // Who, when and what: in the panel, in the bell and in the list.
  await editor.reload()
  const sentBack = /^Вернули на доработку: Анна\S* ?\S*, сегодня в\s\d{1,2}:\d\d/
  await expect(asked.getByText(sentBack)).toBeVisible()
  await expect(asked.getByText('Добавьте дату')).toBeVisible()
  await editor.goto('/notifications')
  const told = editor
    .getByRole('listitem')
    .filter({ hasText: 'вернули на доработку: «Спросите меня»' })
  await expect(told.first()).toContainText(/Анна.*\d\d:\d\d/)
  await expect(told.first()).toContainText('Добавьте дату')
  await editor.goto('/posts?state=draft')
  const row = editor.getByRole('listitem').filter({ hasText: 'Спросите меня' }).first()
  await expect(row.getByText(sentBack)).toContainText('Добавьте дату')
  await expectAccessible(editor)
  await editor.goBack()
  await editor.goBack()
  await asked.getByRole('link', { name: 'Изменить' }).click()
  await textOf(editor).fill('Спросите меня 20 мая')
  await editor.getByLabel('Дата и время').fill(wallTimeIn(5, '10:00'))
  await editor.getByRole('button', { name: 'Отправить на согласование' }).click()
  await expect(asked.getByText('На согласовании', { exact: true }).first()).toBeVisible()

  await page.goto('/posts?state=pending_approval')
  await page.getByRole('link', { name: 'Спросите меня 20 мая' }).click()
  await decided.getByRole('button', { name: 'Согласовать' }).click()
  await expect(decided.getByText('Запланирован', { exact: true })).toBeVisible()
  await decided.getByRole('link', { name: 'Изменить' }).click()
  await page.getByRole('radio', { name: 'Сейчас' }).click()
  await page.getByRole('button', { name: 'Опубликовать' }).click()
  await expect(decided.getByText('Опубликован', { exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(asked.getByText('Опубликован', { exact: true })).toBeVisible({ timeout: 20_000 })
  await editor.context().close()
})

test('a client without an account answers on a phone', async ({ page, server }) => {
  for (const text of ['Скидка на вазы', 'Открыта запись']) {
    await page.goto('/posts/new')
    await chooseAccounts(page, ['Bluesky'])
    await textOf(page).fill(text)
    await page.getByLabel('Дата и время').fill(wallTimeIn(3, '10:00'))
    await page.getByRole('button', { name: 'Запланировать' }).click()
    await expect(windowOf(page).getByText('Запланирован', { exact: true })).toBeVisible()
  }
  await page.goto('/team')
  await page.getByRole('button', { name: 'Дать ссылку' }).click()
  await page.getByRole('dialog').getByLabel('Название').fill('План на неделю')
  const { pathname } = await takeLink(page)

  const client = await openOtherBrowser({ page, server, viewport: { width: 390, height: 844 } })
  const scripts: string[] = []
  client.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await client.goto(pathname)
  await expect(client.getByRole('heading', { level: 1 })).toContainText('План на неделю')
  await expect(client.getByRole('navigation')).toHaveCount(0)
  expect(scripts.filter((file) => /entry-client|router|shell/.test(file))).toEqual([])
  expect(scripts.some((file) => file.includes('entry-guest'))).toBe(true)
  const card = (text: string) => client.getByRole('article').filter({ hasText: text })
  await card('Скидка на вазы').getByRole('button', { name: 'Одобрить' }).click()
  await expect(client.getByText('Представьтесь, чтобы ответить')).toBeVisible()
  await client.getByLabel('Как вас зовут').fill('Ольга Ветрова')
  await expect(client.getByText(/^Ольга, ждём ответа по \d/)).toBeVisible()
  await expectAccessible(client)
  await card('Скидка на вазы').getByRole('button', { name: 'Одобрить' }).click()
  await expect(card('Скидка на вазы').getByText('Одобрено')).toBeVisible()
  await card('Открыта запись').getByRole('button', { name: 'Попросить правки' }).click()
  await client.getByLabel('Что поправить').fill('Укажите часы')
  await client.getByRole('button', { name: 'Отправить правки' }).click()
  await expect(card('Открыта запись').getByText('Правки отправлены')).toBeVisible()
  const returned = card('Открыта запись')
  await returned.getByRole('button', { name: 'Смотреть целиком' }).click()
  await returned.getByRole('button', { name: 'Комментарий' }).click()
  await returned.getByLabel('Комментарий').fill('Лучше такое фото')
  const chooser = client.waitForEvent('filechooser')
  await returned.getByRole('button', { name: 'Картинка' }).click()
  await (await chooser).setFiles([makeHeavyPhoto('первое.png'), makePhoto('второе.png')])
  await expectAccessible(client)
  const cross = returned.getByRole('button', { name: 'Убрать «второе.png»' })
  const box = await cross.boundingBox()
  expect(box?.width).toBe(box?.height)
  await cross.click()
  await returned.getByRole('button', { name: 'Отправить', exact: true }).click()
  await expect(returned.getByRole('list', { name: 'Комментарии' }).getByRole('img')).toHaveCount(1)
  await expectAccessible(client)
  await client.context().close()

  await page.goto('/posts?state=draft')
  await page.getByRole('link', { name: 'Открыта запись' }).click()
  await expect(page.getByText('Укажите часы').first()).toBeVisible()
  const ofGuest = page.getByRole('listitem').filter({ hasText: 'Лучше такое фото' })
  await expect(ofGuest.getByRole('link', { name: 'Открыть картинку 1' })).toBeVisible()
})

test('a client sees the logo of the team, on the first page and after an answer', async ({
  page,
  server,
}) => {
  await openLibrary(page)
  await uploadFiles(page, [makePhoto('логотип.png')])
  const found = '/resources?search=%D0%BB%D0%BE%D0%B3%D0%BE%D1%82%D0%B8%D0%BF'
  const { items } = await callAs<{ items: { id: string }[] }>(page, { path: found })
  const logo = String(items[0]?.id)
  await addReel(page, { title: 'С логотипом', logo })
  await page.goto('/posts/new')
  await chooseAccounts(page, ['Bluesky'])
  await textOf(page).fill('Узнаете нас')
  await page.getByLabel('Дата и время').fill(wallTimeIn(2, '10:00'))
  await page.getByRole('button', { name: 'Запланировать' }).click()
  await expect(windowOf(page).getByText('Запланирован', { exact: true })).toBeVisible()
  await page.goto('/team')
  await page.getByRole('button', { name: 'Дать ссылку' }).click()
  await page.getByRole('dialog').getByLabel('Название').fill('Со знаком')
  const { pathname } = await takeLink(page)

  const client = await openOtherBrowser({ page, server, viewport: { width: 360, height: 640 } })
  const mark = client.getByRole('banner').locator('img')
  const isDrawn = () => mark.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)
  await client.goto(pathname)
  await expect(client.getByRole('heading', { level: 1 })).toContainText('Студия Анны: Со знаком')
  await expect(mark).toHaveAttribute('src', new RegExp(logo))
  await expect.poll(isDrawn).toBe(true)
  await client.getByLabel('Как вас зовут').fill('Ольга')
  const card = client.getByRole('article').filter({ hasText: 'Узнаете нас' })
  await card.getByRole('button', { name: 'Одобрить' }).click()
  await expect(card.getByText('Одобрено')).toBeVisible()
  // A reel without a logo is made meanwhile.
  await addReel(page, { title: 'Без логотипа' })
  await client.reload()
  await expect(card.getByText('Одобрено')).toBeVisible()
  await expect(mark).toHaveAttribute('src', new RegExp(logo))
  await expect.poll(isDrawn).toBe(true)
  await client.context().close()
})

test('a client is shown one post and nothing else', async ({ page, server }) => {
  await page.goto('/posts/new')
  await chooseAccounts(page, ['Bluesky'])
  await textOf(page).fill('Только этот пост')
  await page.getByLabel('Дата и время').fill(wallTimeIn(4, '10:00'))
  await page.getByRole('button', { name: 'Запланировать' }).click()
  const post = windowOf(page)
  await expect(post.getByText('Запланирован', { exact: true })).toBeVisible()
  await post.getByRole('button', { name: 'Действия: Только этот пост' }).click()
  await page.getByRole('menuitem', { name: 'Показать клиенту' }).click()
  await expect(page.getByLabel('Название')).toHaveValue('Только этот пост')
  await expectAccessible(page)
  await page.getByLabel('Название').press('Enter')
  const field = page.getByLabel('Ссылка', { exact: true })
  await expect(field).toHaveValue(/^http/)
  const { pathname } = new URL(await field.inputValue())

  const client = await openOtherBrowser({ page, server, viewport: { width: 390, height: 844 } })
  await client.goto(pathname)
  await expect(client.getByRole('article')).toHaveCount(1)
  await expect(client.getByRole('article')).toContainText('Только этот пост')
  await client.context().close()
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
