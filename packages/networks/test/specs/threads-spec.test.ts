import { createThreadsFake, threadsPaths } from '@kadr/sandbox/networks/threads/index'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Account } from '../../src/account.ts'
import type { Publication } from '../../src/publish.ts'
import { threads } from '../../src/threads/index.ts'
import { createPublication, createServedFile } from '../publication.ts'
import { publishAll } from '../run-publish.ts'
import { getAccount, signIn } from '../sign-in.ts'
import { startNetwork, type TestNetwork } from '../test-network.ts'
import { createPostmanCheck } from './postman.ts'
import { areSpecsHere, SPECS_NEEDED } from './read-spec.ts'

const NONE: ReadonlySet<string> = new Set()

describe.skipIf(!areSpecsHere)(`Threads by its collection for Postman${SPECS_NEEDED}`, () => {
  let played: TestNetwork
  beforeEach(async () => {
    played = await startNetwork({ adapter: threads, fake: createThreadsFake, paths: threadsPaths })
  })
  afterEach(() => played.close())

  const checkAll = () => {
    const check = createPostmanCheck({
      file: 'threads.postman.json',
      base: /^\/graph\/(?:v1\.0\/)?/,
      documented: { 'GET */threads_insights': ['since', 'until'] },
    })
    return played.host.requests().flatMap((request) => check(request) ?? [])
  }

  const publish = async (account: Account, given: Partial<Publication>) => {
    const publication = createPublication(played, given)
    const outcome = await publishAll({ played, adapter: threads, account, publication })
    if (outcome.kind !== 'published') throw new Error(JSON.stringify(outcome))
    return { publication, post: outcome.post }
  }

  it('agrees with every request we send and every reply the fake gives', async () => {
    const account = getAccount(await signIn({ played, adapter: threads }))
    const { ctx } = played
    await threads.tokens.refresh({ ctx, account })
    await threads.profile({ ctx, account })
    await threads.accountOptions?.({ ctx, account })
    const image = () => createServedFile({ played, kind: 'image', altText: 'Печь' })
    const video = () => createServedFile({ played, kind: 'video' })
    await publish(account, { media: [image()], settings: { topicTag: 'керамика' } })
    await publish(account, { media: [video()], settings: { replyControl: 'mentioned_only' } })
    await publish(account, { media: [image(), video()] })
    const { publication, post } = await publish(account, { settings: { chain: ['Дальше'] } })
    const { startedAt } = publication
    const reply = { ctx, account, root: post, parent: post, key: 'k', text: 'Дальше', startedAt }
    const prepared = await threads.publish.reply?.prepare?.(reply)
    if (prepared?.kind !== 'step') throw new Error(prepared?.kind)
    const { progress } = prepared
    played.clock.advance(60)
    await threads.publish.reply?.submit({ ...reply, progress })
    await threads.publish.reply?.reconcile({ ...reply, progress })
    const [since, until] = [new Date('2026-11-01'), played.clock.now()]
    await threads.metrics.account?.read({ ctx, account, since, until, refused: NONE })
    const items = [{ ...post, publishedAt: until }]
    await threads.metrics.items?.read({ ctx, account, refused: NONE, items })
    await threads.metrics.list?.({ ctx, account, cursor: null })
    await threads.publish.remove({ ctx, account, post })
    const seen = checkAll()
    expect(seen.filter(({ problems }) => problems.length > 0)).toEqual([])
    expect([...new Set(seen.map(({ call }) => call))].sort()).toEqual([
      'DELETE *',
      'GET *',
      'GET */insights',
      'GET */replies',
      'GET */threads',
      'GET */threads_insights',
      'GET */threads_publishing_limit',
      'GET access_token',
      'GET debug_token',
      'GET refresh_access_token',
      'POST */threads',
      'POST */threads_publish',
      'POST oauth/access_token',
    ])
  })

  it('would notice a wrong request', async () => {
    const account = getAccount(await signIn({ played, adapter: threads }))
    played.host.clearRequests()
    const url = `${played.ctx.endpoints.graph}/v1.0/${account.profile.externalId}`
    const access_token = account.tokens.accessToken
    const get = (path: string, query: Record<string, string>) =>
      played.ctx.http({ method: 'GET', url: `${url}${path}`, query: { ...query, access_token } })
    await get('/threads', { fields: 'id,likes', limits: '50' })
    await get('/reposts', {})
    expect(checkAll()).toEqual([
      {
        call: 'GET */threads',
        problems: ['fields: unknown likes', 'unknown parameter limits'],
      },
      { call: 'GET */reposts', problems: ['unknown call'] },
    ])
  })
})
