import { expectAccessible } from '../../support/accessibility.ts'
import { callApi, signInByEmulator } from '../../support/api.ts'
import { openBotChat } from '../../support/bot-chat.ts'
import {
  connectOnPage,
  findPost,
  listAccounts,
  type Owner,
  statesOf,
} from '../../support/bot-owner.ts'
import { expect } from '../../support/fixtures.ts'
import { hasFfmpeg, makePhoto, makePublishableClip } from '../../support/media-files.ts'
import { wallTimeIn } from '../../support/posts.ts'
import { sandboxOf } from '../../support/sandbox.ts'
import { botTest as test } from '../../support/server-tests.ts'

// Sequential: the tests share the workspace of Анна and her chat with the bot.
test.describe.configure({ mode: 'default' })

test.beforeEach(() => test.slow())

const PUBLISHED = { timeout: 90_000 }
/** Files are copied one by one and checked. */
const STORED = { timeout: 60_000 }
const BORIS = { telegramId: 43, firstName: 'Борис' }

const SIGNED_IN = [
  'bluesky',
  'instagram',
  'linkedin',
  'pinterest',
  'telegram',
  'threads',
  'tiktok',
  'youtube',
]

/** Who sees a publication is chosen by the person; the bot repeats the choice made for the account. */
const chooseVisibility = async (owner: Owner) => {
  const tiktok = (await listAccounts(owner)).find(({ network }) => network === 'tiktok')
  const body = {
    text: 'Черновик с видимостью',
    mediaIds: [],
    utm: null,
    erid: '',
    targets: [
      {
        connectionId: tiktok?.id,
        override: { text: null, mediaIds: null },
        settings: { privacy: 'PUBLIC_TO_EVERYONE' },
      },
    ],
  }
  const { status } = await callApi({ ...owner, method: 'POST', path: '/posts', body })
  expect(status).toBe(200)
}

test('an album sent to the bot becomes a post that is published in every network with a sign-in', async ({
  page,
}) => {
  test.skip(!hasFfmpeg, 'needs ffmpeg')
  test.setTimeout(240_000)
  const owner = await connectOnPage(page, SIGNED_IN)
  await chooseVisibility(owner)
  const { send, press, message } = await openBotChat(page)
  await send('Альбом из чата', [
    makePhoto('первое.png'),
    makePhoto('второе.png'),
    makePublishableClip('третье.mp4'),
  ])
  await expect(message('Черновик готов')).toContainText('Альбом из чата', STORED)
  await expect(message('Черновик готов')).toContainText('3 файла')
  await press('Все аккаунты')
  await expect(message('Черновик готов').getByRole('button', { name: /^✓/ })).toHaveCount(
    SIGNED_IN.length,
  )
  await expect(message('Черновик готов')).toContainText('YouTube: 1 файл')
  await press('Опубликовать')
  await expect(message('Публикуем')).toContainText('Альбом из чата')
  const published = Object.fromEntries(SIGNED_IN.map((network) => [network, 'published']))
  await expect
    .poll(async () => {
      const targets = (await findPost(owner, 'Альбом из чата'))?.targets ?? []
      return Object.fromEntries(targets.map(({ network, state }) => [network, state]))
    }, PUBLISHED)
    .toEqual(published)
})

/** Борис joins as an editor and asks for the approval of a post. */
const askAsBoris = async (owner: Owner, text: string) => {
  const { url } = owner
  const { token } = await signInByEmulator(url, BORIS)
  const invited = await callApi<{ url: string }>({
    ...owner,
    method: 'POST',
    path: '/team/invites',
    body: {
      ...{ role: 'editor', isApprover: false, connectionIds: null, note: '', to: null },
      ...{ maxUses: 1, days: 1 },
    },
  })
  const invite = new URL(invited.data.url).searchParams.get('token')
  const path = `/team/accept/${invite}`
  const joined = await callApi<{ workspaceId: string }>({ url, token, method: 'POST', path })
  const settings = { isApprovalRequired: true }
  await callApi({ ...owner, method: 'PATCH', path: '/publisher/settings', body: settings })
  const bluesky = (await listAccounts(owner)).find(({ network }) => network === 'bluesky')
  const target = {
    connectionId: bluesky?.id,
    override: { text: null, mediaIds: null },
    settings: {},
  }
  const when = { kind: 'at', wallTime: wallTimeIn(3, '10:00'), timeZone: 'Europe/Moscow' }
  const { status } = await callApi({
    ...{ url, token, workspaceId: joined.data.workspaceId, method: 'POST', path: '/posts' },
    body: { text, mediaIds: [], utm: null, erid: '', targets: [target], when },
  })
  expect(status).toBe(200)
}

test('a post of a colleague is approved from the chat, once', async ({ page }) => {
  const owner = await connectOnPage(page, ['bluesky'])
  const text = `Согласуйте из чата ${Date.now()}`
  // At night the message would wait for the morning.
  const settings = { quietHours: null }
  await callApi({ ...owner, method: 'PATCH', path: '/notifications/settings', body: settings })
  await askAsBoris(owner, text)
  expect(await statesOf(owner, text)).toEqual(['pending_approval'])
  const { message } = await openBotChat(page)
  const asked = message(text)
  await expect(asked).toContainText('Пост ждёт согласования', { timeout: 20_000 })
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'Согласовать' }).dblclick()
  await expect(asked).toContainText(/Согласован.*: Анна, \d\d:\d\d/)
  await expect(asked.getByRole('button', { name: 'Согласовать' })).toBeHidden()
  expect(await statesOf(owner, text)).toEqual(['scheduled'])
})

test('a post that did not come out is sent again from the chat', async ({ page }) => {
  const owner = await connectOnPage(page, ['telegram'])
  const sandbox = sandboxOf(owner.url)
  // Photos only: messages of the bot itself arrive.
  await sandbox.fault({
    network: 'telegram',
    kind: 'cut-after',
    path: '*sendPhoto*',
    times: '1000',
  })
  const { chat, send, press, message } = await openBotChat(page)
  const text = `Обрыв ${Date.now()}`
  await send(text, [makePhoto('обрыв.png')])
  const draft = message(text)
  await expect(draft).toContainText('Черновик готов', STORED)
  const channel = chat.getByRole('button', { name: /^(✓ )?Telegram: Ветрова/ }).last()
  if (!(await channel.textContent())?.startsWith('✓')) await channel.click()
  await expect(draft.getByRole('button', { name: /^✓ Telegram/ })).toBeVisible()
  await press('Опубликовать')
  const trouble = message('Telegram: проверьте, вышел ли пост')
  await expect(trouble).toBeVisible(PUBLISHED)
  await trouble.getByRole('button', { name: 'Не вышло' }).click()
  await expect(trouble.getByRole('button', { name: 'Повторить' })).toBeVisible({ timeout: 20_000 })
  await sandbox.clearFaults('telegram')
  await trouble.getByRole('button', { name: 'Повторить' }).click()
  await expect(trouble).toContainText(/Отправлено ещё раз: Анна, \d\d:\d\d/)
  await expect.poll(() => statesOf(owner, text), PUBLISHED).toEqual(['published'])

  // What the chat told is in the app too, on a desk and on a phone.
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    await page.goto('/dashboard')
    await page
      .getByRole('button', { name: /^Уведомления/ })
      .filter({ visible: true })
      .click()
    const panel = page.getByRole('dialog', { name: 'Уведомления' })
    await expect(panel.getByText('Telegram: проверьте, вышел ли пост').first()).toBeVisible()
    await expectAccessible(page)
    await panel.getByRole('link', { name: 'Все уведомления' }).click()
    await page.getByRole('link', { name: 'Настроить' }).click()
    const cell = page.getByRole('checkbox', { name: 'Комментарии: Бот' })
    await expect(cell).toBeVisible()
    await expectAccessible(page)
    const wasOn = await cell.isChecked()
    const saved = page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/notifications/settings') && answer.request().method() !== 'GET',
    )
    await cell.click()
    await saved
    await expect(cell).toBeChecked({ checked: !wasOn })
  }
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Комментарии: Бот' })).toBeChecked()
})
