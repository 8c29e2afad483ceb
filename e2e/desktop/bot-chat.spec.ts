import { callApi } from '../support/api.ts'
import { openBotChat } from '../support/bot-chat.ts'
import {
  allow,
  BLUESKY,
  beginConnecting,
  CHANNEL,
  cardOf,
  connectBluesky,
  connectChannel,
  OAUTH_NETWORKS,
  openConnections,
} from '../support/connections.ts'
import { expect, test } from '../support/fixtures.ts'
import { makePhoto } from '../support/media-files.ts'
import { sandboxOf } from '../support/sandbox.ts'

// The server without a real bot: its chats are in the emulator.
const url = process.env.E2E_LOCAL_BOT_URL ?? ''
test.use({ baseURL: url })
test.describe.configure({ mode: 'default' })
test.beforeEach(() => test.slow())

const PUBLISHED = { timeout: 60_000 }
const LINKEDIN = OAUTH_NETWORKS[2]

type Owner = { url: string; token: string }
type ListedPost = { text: string; targets: { state: string }[] }

const statesOf = async (owner: Owner, text: string) => {
  const { data } = await callApi<{ items: ListedPost[] }>({ ...owner, path: '/posts' })
  return data.items.find((post) => post.text === text)?.targets.map(({ state }) => state)
}

/** Moves the workspace to a zone where it is noon: what is not urgent waits for the morning. */
const leaveQuietHours = async (owner: Owner) => {
  const ahead = 12 - new Date().getUTCHours()
  const timeZone = ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
  const { status } = await callApi({
    ...owner,
    method: 'PATCH',
    path: '/users/me',
    body: { timeZone },
  })
  expect(status).toBe(200)
}

test('an album sent to the bot becomes a post that is published in the networks', async ({
  page,
}) => {
  await openBotChat(page)
  await openConnections(page)
  await connectChannel(page)
  await expect(cardOf(page, CHANNEL.account)).toBeVisible()
  await connectBluesky(page)
  await expect(cardOf(page, BLUESKY.account)).toBeVisible()
  await beginConnecting(page, LINKEDIN)
  await allow(page)
  await expect(cardOf(page, LINKEDIN.account)).toBeVisible()

  const { send, press, message, token } = await openBotChat(page)
  const owner = { url, token: await token() }
  await send('Альбом из чата', [makePhoto('первое.png'), makePhoto('второе.png')])
  await expect(message('Черновик готов')).toContainText('Альбом из чата')
  await expect(message('Черновик готов')).toContainText('2 файла')
  await press('Все аккаунты')
  await expect(message('Черновик готов').getByRole('button', { name: /^✓/ })).toHaveCount(3)
  await press('Опубликовать')
  await expect(message('Публикуем')).toContainText('Альбом из чата')
  await expect
    .poll(() => statesOf(owner, 'Альбом из чата'), PUBLISHED)
    .toEqual([...['published', 'published', 'published']])
})

test('a post is agreed to and sent again from the chat', async ({ page }) => {
  const anna = await openBotChat(page)
  const owner = { url, token: await anna.token() }
  await leaveQuietHours(owner)
  await callApi({
    ...owner,
    method: 'PATCH',
    path: '/publisher/settings',
    body: { isApprovalRequired: true },
  })
  const { data: invited } = await callApi<{ url: string }>({
    ...owner,
    method: 'POST',
    path: '/team/invites',
    body: {
      ...{ role: 'editor', isApprover: false, connectionIds: null },
      ...{ note: '', maxUses: 1, days: 1 },
    },
  })
  const boris = await openBotChat(page, 'Борис')
  await callApi({
    url,
    token: await boris.token(),
    method: 'POST',
    path: `/team/accept/${invited.url.split('/').at(-1)}`,
  })
  await boris.send('Пост Бориса', [makePhoto('третье.png')])
  await boris.press('Студия Анны')
  await expect(boris.message('Черновик готов')).toContainText('Пост Бориса')
  await boris.press(/^(?:✓ )?Telegram: /)
  await boris.press('Опубликовать')
  await expect(boris.message('Ждёт согласования')).toContainText('Борис')

  // The network takes the post, its answer is lost.
  const sandbox = sandboxOf(url)
  await sandbox.fault({ network: 'telegram', kind: 'cut-after', path: '*sendPhoto*', times: '1' })
  const again = await openBotChat(page)
  await again.press('Согласовать')
  await expect(again.message('Пост ждёт согласования')).toContainText('Согласовано: Анна')
  await expect(again.message('проверьте, вышел ли пост')).toBeVisible(PUBLISHED)
  await again.press('Не вышло')
  await again.press('Повторить')
  await expect(again.message('проверьте, вышел ли пост')).toContainText('Отправлено ещё раз: Анна')
  await expect.poll(() => statesOf(owner, 'Пост Бориса'), PUBLISHED).toEqual(['published'])
})
