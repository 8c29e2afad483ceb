import { readFileSync } from 'node:fs'
import { createTelegramFake, telegramPaths } from '@kadr/sandbox/networks/telegram/index'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startNetwork, type TestNetwork } from '../../test/test-network.ts'
import type { Account } from '../account.ts'
import { telegram } from './index.ts'

/** A page of t.me/s with its own markup: kinds of posts, service messages, both cursors. */
const PAGE = readFileSync(new URL('../../test/pages/channel.html', import.meta.url), 'utf8')

const account: Account = {
  profile: {
    externalId: '-1001500000900',
    title: 'Книжная полка',
    handle: '@knizhnaya_polka',
    avatarUrl: null,
    profileUrl: 'https://t.me/knizhnaya_polka',
    details: { username: 'knizhnaya_polka' },
  },
  tokens: {
    accessToken: '',
    refreshToken: null,
    accessExpiresAt: null,
    refreshExpiresAt: null,
    scopes: [],
  },
}

let played: TestNetwork
beforeAll(async () => {
  const paths = telegramPaths
  played = await startNetwork({ adapter: telegram, fake: createTelegramFake, paths })
})
afterAll(() => played.close())

beforeEach(() => {
  played.host.clearFaults()
  played.host.setFault({
    network: 'telegram',
    path: '*/s/*',
    kind: 'scripted',
    reply: { status: 200, html: PAGE },
  })
})

it('lists the posts of a real page: an album once, service messages never', async () => {
  const listed = await telegram.metrics.list?.({ ctx: played.ctx, account, cursor: null })
  if (listed?.kind !== 'found') throw new Error(JSON.stringify(listed))
  const picture = (name: string) => `https://cdn4.telesco.pe/file/${name}.jpg`
  const seen = listed.items.map(({ externalId, kind, caption, thumbnailUrl }) => [
    externalId,
    kind,
    caption,
    thumbnailUrl,
  ])
  expect(seen).toEqual([
    ['323', 'video', '', picture('round')],
    ['322', 'text', '', null],
    ['321', 'text', 'Подборка премий года', picture('premii')],
    ['320', 'video', 'Прогулка по складу', picture('tour-thumb')],
    [
      '319',
      'text',
      '🔥 Уточнение: встреча в\u00a019:00.\n«Цена\u00a0— 490\u00a0₽»\nЗаписаться',
      null,
    ],
    ['315', 'images', 'Три обложки, одна история', picture('album-1')],
    ['312', 'image', 'Новая витрина: пять книг о море.\n\nЧитать & смотреть 🌊', picture('window')],
  ])
  expect(listed.items.at(-1)).toMatchObject({
    publishedAt: new Date('2026-11-02T09:15:00Z'),
    permalink: expect.stringMatching(/\/knizhnaya_polka\/312$/),
  })
  // Of the two cursors the one to older posts.
  expect(listed.next).toBe('312')
})

it('reads its figures, and knows what is deleted and what is further back', async () => {
  const ids = ['311', '312', '313', '315', '319', '322']
  const publishedAt = played.clock.now()
  const read = await telegram.metrics.items?.read({
    ctx: played.ctx,
    account,
    refused: new Set<string>(),
    items: ids.map((externalId) => ({ externalId, details: {}, publishedAt })),
  })
  if (read?.kind !== 'read') throw new Error(JSON.stringify(read))
  const metricsOf = (id: string) => {
    const item = read.items.get(id)
    return item?.kind === 'found' ? item.metrics : item?.kind
  }
  expect(Object.fromEntries(ids.map((id) => [id, metricsOf(id)]))).toEqual({
    // Below the page: read later.
    311: 'failed',
    312: { views: 34_500, likes: 1257 },
    313: 'absent',
    315: { views: 982, likes: 8 },
    319: { views: 1_100_000 },
    322: { views: 3000 },
  })
})

it('reads the name, picture and subscribers of the channel', async () => {
  const { tracking } = telegram.metrics
  const found = await tracking?.find({
    ctx: played.ctx,
    reader: null,
    handle: '@knizhnaya_polka',
  })
  expect(found).toMatchObject({
    kind: 'found',
    profile: {
      title: 'Книжная полка "у моря" 📚',
      avatarUrl: 'https://cdn4.telesco.pe/file/polka.jpg',
    },
  })
  const period = { since: played.clock.now(), until: played.clock.now() }
  const read = await tracking?.account?.read({
    ctx: played.ctx,
    account,
    refused: new Set<string>(),
    ...period,
  })
  expect(read).toMatchObject({ metrics: { totals: { followers: 12_400 } }, missing: [] })
})
