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

// The server without a real bot: its chats are in the emulator.
const url = process.env.E2E_LOCAL_BOT_URL ?? ''
test.use({ baseURL: url })
test.beforeEach(() => test.slow())

const PUBLISHED = { timeout: 60_000 }
const LINKEDIN = OAUTH_NETWORKS[2]

type Owner = { url: string; token: string }
type ListedPost = { text: string; targets: { state: string }[] }

const statesOf = async (owner: Owner, text: string) => {
  const { data } = await callApi<{ items: ListedPost[] }>({ ...owner, path: '/posts' })
  return data.items.find((post) => post.text === text)?.targets.map(({ state }) => state)
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
    .toEqual(['published', 'published', 'published'])
})
