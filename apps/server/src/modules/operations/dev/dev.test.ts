import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { call } from '../../../../test/people.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'

const REAL_BOT = {
  botToken: `1:${'A'.repeat(35)}`,
  botName: 'kadr_bot',
}
let app: TestShell
let production: TestShell
let realBot: TestShell

beforeAll(async () => {
  app = await createTestApp()
  production = await createTestApp({ config: { isSandbox: false, telegram: REAL_BOT } })
  realBot = await createTestApp({ config: { telegram: REAL_BOT } })
})
afterAll(() => Promise.all([app.stop(), production.stop(), realBot.stop()]))

const launch = (shell: TestShell) =>
  call(shell, {
    method: 'POST',
    path: '/dev/telegram/launch',
    body: { firstName: 'Анна', telegramId: 42, platform: 'android', startParam: 'link_x' },
  })

it('gives launch parameters that sign in', async () => {
  const { hash } = z.object({ hash: z.string() }).parse((await launch(app)).data)
  const parameters = new URLSearchParams(hash)
  expect(parameters.get('tgWebAppPlatform')).toBe('android')
  const answer = await call(app, {
    method: 'POST',
    path: '/auth/validate',
    headers: { 'x-telegram-init-data': parameters.get('tgWebAppData') ?? '' },
  })
  expect(answer.data).toMatchObject({ user: { firstName: 'Анна' } })
})

it('does not exist outside the sandbox, nor in the name of a real bot', async () => {
  for (const shell of [production, realBot]) {
    expect(await launch(shell)).toMatchObject({ status: 404, error: { code: 'NOT_FOUND' } })
  }
})

it('tells the browser what is on, and no secret', async () => {
  const answer = await call(app, { path: '/config' })
  expect(answer.data).toEqual({
    oauthProviders: ['google', 'vk', 'yandex'],
    telegramBotName: 'kadr_local_bot',
    maxBotName: 'id7700000000_bot',
    supportUrl: expect.stringMatching(/\/dev\/telegram$/),
    isSandbox: true,
    sandboxNetworks: expect.arrayContaining(['bluesky', 'telegram', 'youtube']),
    closedMethods: [],
    analytics: { product: null, visitors: null, googleTag: null },
  })
  expect((await call(production, { path: '/config' })).data).toMatchObject({
    oauthProviders: [],
    telegramBotName: 'kadr_bot',
    isSandbox: false,
    sandboxNetworks: [],
  })
})

it('says what to type for networks of the sandbox without a sign-in page', async () => {
  const suggest = (shell: TestShell, network: string) =>
    call(shell, { path: `/dev/networks/${network}/accounts` })
  expect((await suggest(app, 'telegram')).data).toContainEqual({
    title: 'Ветрова. Жизнь',
    username: '@vetrova_life',
    password: null,
  })
  expect((await suggest(app, 'bluesky')).data).toContainEqual({
    title: 'Анна Ветрова',
    username: 'vetrova.bsky.social',
    password: 'abcd-efgh-ijkl-mnop',
  })
  expect((await suggest(app, 'youtube')).data).toEqual([])
  expect(await suggest(production, 'bluesky')).toMatchObject({ status: 404 })
  expect(await suggest(realBot, 'telegram')).toMatchObject({ status: 404 })
})

it('shows reels of all sample topics as the templates write them', async () => {
  const reels = z
    .array(z.object({ topic: z.string(), storyboard: z.object({ slides: z.array(z.unknown()) }) }))
    .parse((await call(app, { path: '/dev/reels' })).data)
  expect(reels).toHaveLength(40)
  // A topic whose facts are few makes a shorter reel.
  const lengths = reels.map(({ storyboard }) => storyboard.slides.length)
  expect(lengths.filter((length) => length !== 6 && length !== 5)).toEqual([])
  expect(lengths.filter((length) => length === 6).length).toBeGreaterThan(30)
  expect(await call(production, { path: '/dev/reels' })).toMatchObject({ status: 404 })
})
