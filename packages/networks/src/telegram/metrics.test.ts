import { createTelegramFake, telegramPaths } from '@kadr/sandbox/networks/telegram/index'
import { expect, it } from 'vitest'
import { describeMetrics } from '../../test/metrics-contract.ts'
import { createPublication, createServedFile } from '../../test/publication.ts'
import { publishAll } from '../../test/run-publish.ts'
import { getAccount } from '../../test/sign-in.ts'
import { startNetwork, type TestNetwork } from '../../test/test-network.ts'
import { telegram } from './index.ts'

const subject = { adapter: telegram, fake: createTelegramFake, paths: telegramPaths }
const app = { clientId: 'kadr_local_bot', clientSecret: '700001:sandbox' }

const connect = async ({ ctx }: Pick<TestNetwork, 'ctx'>) => {
  const method = telegram.connect.default
  if (method?.by !== 'bot') throw new Error('Telegram connects by the bot')
  return getAccount(await method.finish({ ctx, channel: '@vetrova_life', personExternalId: '77' }))
}

describeMetrics({
  ...subject,
  app,
  connect,
  hasDays: false,
  isPublicPage: true,
  unknownId: '99',
})

/** A channel with `albums` albums of three pictures, then `texts` texts. */
const startChannel = async ({ albums, texts }: { albums: number; texts: number }) => {
  const started = await startNetwork(subject)
  const played = { ...started, ctx: { ...started.ctx, app } }
  const account = await connect(played)
  const ids: string[] = []
  for (let index = 0; index < albums + texts; index += 1) {
    const media = Array.from({ length: index < albums ? 3 : 0 }, () =>
      createServedFile({ played, kind: 'image' }),
    )
    const publication = createPublication(played, { media })
    const outcome = await publishAll({ played, adapter: telegram, account, publication })
    if (outcome.kind !== 'published') throw new Error(JSON.stringify(outcome))
    ids.push(outcome.post.externalId)
    played.clock.advance(60)
  }
  const read = async (asked: readonly string[]) => {
    const items = asked.map((externalId) => ({
      externalId,
      details: {},
      publishedAt: played.clock.now(),
    }))
    const refused: ReadonlySet<string> = new Set()
    const outcome = await telegram.metrics.items?.read({ ctx: played.ctx, account, refused, items })
    if (outcome?.kind !== 'read') throw new Error(JSON.stringify(outcome))
    return asked.map((id) => outcome.items.get(id)?.kind)
  }
  return { played, account, ids, read }
}

it('reads on below a page of albums, which has fewer posts than messages', async () => {
  const { played, account, ids, read } = await startChannel({ albums: 9, texts: 2 })
  expect(await read(ids)).toEqual(ids.map(() => 'found'))
  const first = await telegram.metrics.list?.({ ctx: played.ctx, account, cursor: null })
  if (first?.kind !== 'found') throw new Error(first?.kind)
  expect(first.items.length).toBeLessThan(20)
  const second = await telegram.metrics.list?.({ ctx: played.ctx, account, cursor: first.next })
  if (second?.kind !== 'found') throw new Error(second?.kind)
  const listed = [...first.items, ...second.items]
  expect(listed.map(({ externalId }) => externalId)).toEqual(ids.toReversed())
  expect(listed.at(-1)).toMatchObject({ kind: 'images', thumbnailUrl: expect.any(String) })
  // The emoji of a text is no picture of the post.
  expect(listed[0]).toMatchObject({ kind: 'text', thumbnailUrl: null })
  expect(second.next).toBeNull()
  await played.close()
})

it('tells a deleted post from a page that shows nothing', async () => {
  const { played, account, ids, read } = await startChannel({ albums: 0, texts: 3 })
  const [, middle = ''] = ids
  await telegram.publish.remove({
    ctx: played.ctx,
    account,
    post: { externalId: middle, url: null, details: {} },
  })
  expect(await read(ids)).toEqual(['found', 'absent', 'found'])
  played.host.setFault({
    network: 'telegram',
    path: '*/s/*',
    kind: 'scripted',
    reply: { status: 200, html: '<div class="tgme_channel_info"></div>' },
    times: 1,
  })
  expect(await read(ids)).toEqual(['unlisted', 'unlisted', 'unlisted'])
  await played.close()
})

it('counts custom emoji and not Stars', async () => {
  const { played, account, ids } = await startChannel({ albums: 0, texts: 1 })
  const likesAfter = async (seconds: number) => {
    played.clock.advance(seconds)
    const items = [{ externalId: ids[0] ?? '', details: {}, publishedAt: played.clock.now() }]
    const refused: ReadonlySet<string> = new Set()
    const outcome = await telegram.metrics.items?.read({ ctx: played.ctx, account, refused, items })
    const item = outcome?.kind === 'read' ? outcome.items.get(ids[0] ?? '') : undefined
    return item?.kind === 'found' ? item.metrics.likes : undefined
  }
  await likesAfter(86_400)
  const page = await fetch(`${played.ctx.endpoints.preview}/s/vetrova_life`)
  const html = await page.text()
  const counts = [...html.matchAll(/<\/(?:i|tg-emoji)>(\d+)<\/span>/g)].map(([, n]) => Number(n))
  expect(html).toContain('tg-emoji')
  // Stars come first.
  const [, ...reactions] = counts
  expect(await likesAfter(0)).toBe(reactions.reduce((sum, count) => sum + count, 0))
  await played.close()
})
