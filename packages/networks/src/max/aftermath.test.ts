import { createMaxFake, maxPaths } from '@kadr/sandbox/networks/max/index'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPublication, createServedFile } from '../../test/publication.ts'
import { publishAll, readyProgress } from '../../test/run-publish.ts'
import { getAccount } from '../../test/sign-in.ts'
import { startNetwork, type TestNetwork } from '../../test/test-network.ts'
import type { Account, NetworkContext } from '../network-adapter.ts'
import type { Publication, PublishedPost, SubmitOutcome } from '../publish.ts'
import { max as adapter } from './index.ts'

const PERSON = '42'
const BOT = { clientId: 'id7700000000_bot', clientSecret: 'sandbox-token' }
const CHANNEL = '-70000000000001'
let played: TestNetwork
let ctx: NetworkContext

beforeEach(async () => {
  const started = await startNetwork({ adapter, fake: createMaxFake, paths: maxPaths })
  played = { ...started, ctx: { ...started.ctx, app: BOT } }
  ctx = played.ctx
})
afterEach(async () => {
  expect(played.failures).toEqual([])
  await played.close()
})

const finish = (channel: string, personExternalId = PERSON, given = ctx) => {
  const method = adapter.connect.default
  if (method?.by !== 'bot') throw new Error('MAX connects by the bot')
  return method.finish({ ctx: given, channel, personExternalId })
}
const attach = async (channel = '@vetrova_life'): Promise<Account> =>
  getAccount(await finish(channel))

async function published(account: Account, given: Partial<Publication> = {}) {
  const publication = createPublication(played, given)
  const outcome = await publishAll({ played, adapter, account, publication })
  if (outcome.kind !== 'published') throw new Error(JSON.stringify(outcome))
  return { publication, post: outcome.post }
}

const sentBodies = () =>
  played.host
    .requests()
    .filter(({ method, path }) => method === 'POST' && path === '/api/messages')
    .map(({ fields }) => fields)

const image = () => createServedFile({ played, kind: 'image', size: 1000 })
const run = (id: string, given: Readonly<Record<string, string>>) =>
  played.host
    .fakes()[0]
    ?.actions?.find((action) => action.id === id)
    ?.run(given)

describe('an outcome nobody told', () => {
  const submitSilently = async (
    kind: 'timeout-before' | 'timeout-after' | 'server-error-after',
    given: Partial<Publication> = {},
  ) => {
    const account = await attach()
    const publication = createPublication(played, given)
    const progress = await readyProgress({ played, adapter, account, publication })
    played.host.setFault({ network: 'max', kind, path: '/api/messages', method: 'POST', times: 1 })
    const input = { ctx, account, publication, progress }
    const submitted: SubmitOutcome = await adapter.publish.submit(input)
    expect(submitted.kind).toBe('unknown')
    return adapter.publish.reconcile(input)
  }

  it.each([
    ['a text', {}],
    ['markup', { text: '<b>Осень</b> &amp; чай', settings: { format: 'html' } }],
  ])('is found in the history: %s', async (_what, given) => {
    const found = await submitSilently('timeout-after', given)
    expect(found).toMatchObject({ kind: 'published', post: { externalId: expect.any(String) } })
  })

  it('is found with its files', async () => {
    const found = await submitSilently('server-error-after', { media: [image()], text: '' })
    expect(found.kind).toBe('published')
  })

  it('is absent when it is not there, though an older post has the same words', async () => {
    const account = await attach()
    await published(account)
    played.clock.advance(3600)
    expect(await submitSilently('timeout-before')).toEqual({ kind: 'absent' })
  })

  it('is found behind more than a page of what the channel wrote since', async () => {
    const account = await attach()
    const publication = createPublication(played, { text: 'Под сотней других' })
    await publishAll({ played, adapter, account, publication })
    for (let index = 0; index < 110; index += 1) {
      played.clock.advance(1)
      const text = `Другое ${index}`
      await publishAll({
        played,
        adapter,
        account,
        publication: createPublication(played, { text }),
      })
    }
    const lost = createPublication(played, { text: 'Не дошло', startedAt: publication.startedAt })
    const reconcile = (of: Publication) =>
      adapter.publish.reconcile({ ctx, account, publication: of, progress: {} })
    expect((await reconcile(publication)).kind).toBe('published')
    expect(await reconcile(lost)).toEqual({ kind: 'absent' })
  })

  it('stays open while the history can not be read', async () => {
    const account = await attach()
    const publication = createPublication(played)
    const input = { ctx, account, publication, progress: {} }
    played.host.setFault({ network: 'max', kind: 'server-error', path: '/api/messages', times: 1 })
    expect(await adapter.publish.reconcile(input)).toMatchObject({ kind: 'unreachable' })
    played.host.fakes()[0]?.revokeAccount(CHANNEL)
    expect(await adapter.publish.reconcile(input)).toEqual({ kind: 'undecidable' })
  })
})

describe('what follows the post', () => {
  const follow = async (settings: object) => {
    const account = await attach()
    const { publication, post: root } = await published(account, { settings })
    const { startedAt } = publication
    const sent: PublishedPost[] = []
    for (const text of adapter.publish.reply?.texts(publication) ?? []) {
      played.clock.advance(1)
      const parent = sent.at(-1) ?? root
      const input = { ctx, account, root, parent, key: 'k', text, startedAt, settings }
      const outcome = await adapter.publish.reply?.submit(input)
      if (outcome?.kind !== 'published') return { outcome, sent, input }
      expect(await adapter.publish.reply?.reconcile(input)).toMatchObject({
        post: { externalId: outcome.post.externalId },
      })
      sent.push(outcome.post)
    }
    return { outcome: undefined, sent, input: undefined }
  }

  it('sends the next messages, each answering the one before', async () => {
    const { sent } = await follow({ chain: ['Второе', 'Третье'] })
    expect(sent).toHaveLength(2)
    expect(sentBodies().map((body) => body?.link)).toMatchObject([
      null,
      { type: 'reply' },
      { type: 'reply', mid: sent[0]?.externalId },
    ])
  })

  it('comments where the method answers, and says so where it does not', async () => {
    const closed = await follow({ firstComment: 'Ссылка внутри' })
    expect(closed.outcome).toMatchObject({ kind: 'rejected', failure: { code: 'method_closed' } })
    run('switch-hasComments', { value: 'on' })
    const { sent } = await follow({ firstComment: 'Ссылка внутри', chain: ['Дальше'] })
    expect(sent).toHaveLength(2)
    expect(played.host.posts().map(({ note }) => note)).toContain('комментариев: 1')
    expect(adapter.limitsFor?.(ctx).has.firstComment).toBe(false)
    const open = { endpoints: { ...ctx.endpoints, comments: 'on' } }
    expect(adapter.limitsFor?.(open).has.firstComment).toBe(true)
  })
})
