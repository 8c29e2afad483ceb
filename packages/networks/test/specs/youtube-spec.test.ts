import { createYoutubeFake, youtubePaths } from '@kadr/sandbox/networks/youtube/index'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { youtube } from '../../src/youtube/index.ts'
import { publishAll } from '../run-publish.ts'
import { getAccount, signIn } from '../sign-in.ts'
import { createTestFile } from '../test-media.ts'
import { startNetwork, type TestNetwork } from '../test-network.ts'
import { createDiscoveryCheck } from './discovery.ts'
import { areSpecsHere, readSpec, SPECS_NEEDED } from './read-spec.ts'

const METHODS: Readonly<Record<string, { resource: string; method: string; file?: string }>> = {
  'GET /youtube/v3/channels': { resource: 'channels', method: 'list' },
  'POST /upload/youtube/v3/videos': { resource: 'videos', method: 'insert' },
  'GET /youtube/v3/videos': { resource: 'videos', method: 'list' },
  'DELETE /youtube/v3/videos': { resource: 'videos', method: 'delete' },
  'POST /youtube/v3/commentThreads': { resource: 'commentThreads', method: 'insert' },
  'GET /youtube/v3/commentThreads': { resource: 'commentThreads', method: 'list' },
  'GET /youtubeanalytics/v2/reports': {
    resource: 'reports',
    method: 'query',
    file: 'youtubeAnalytics.v2.json',
  },
}

describe.skipIf(!areSpecsHere)(`YouTube by its discovery document${SPECS_NEEDED}`, () => {
  let played: TestNetwork
  beforeEach(async () => {
    played = await startNetwork({ adapter: youtube, fake: createYoutubeFake, paths: youtubePaths })
  })
  afterEach(() => played.close())

  const problems = () => {
    const check = (file: string) => createDiscoveryCheck(readSpec(file))
    return played.host.requests().flatMap((request) => {
      const call = `${request.method} ${request.path}`
      const named = METHODS[call]
      if (!named) return []
      const found = check(named.file ?? 'youtube.v3.json').problems({ request, ...named })
      return [{ call, problems: found }]
    })
  }

  it('agrees with every request we send and every reply the fake gives', async () => {
    const account = getAccount(await signIn({ played, adapter: youtube }))
    const publication = {
      key: 'k',
      text: 'Название\nОписание',
      media: [createTestFile({ kind: 'video' })],
      settings: { tags: ['свет'], privacy: 'private', isSynthetic: true },
      startedAt: played.clock.now(),
    }
    const outcome = await publishAll({ played, adapter: youtube, account, publication })
    if (outcome.kind !== 'published') throw new Error(outcome.kind)
    const { post } = outcome
    const comment = {
      ctx: played.ctx,
      account,
      root: post,
      parent: post,
      key: 'c',
      text: 'Первый',
      startedAt: publication.startedAt,
    }
    await youtube.publish.reply?.submit(comment)
    await youtube.publish.reply?.reconcile(comment)
    const [since, until] = [new Date('2026-11-01'), played.clock.now()]
    await youtube.metrics.account?.read({
      ctx: played.ctx,
      account,
      since,
      until,
      refused: new Set(),
    })
    await youtube.metrics.items?.read({
      ctx: played.ctx,
      account,
      refused: new Set(),
      items: [{ ...post, publishedAt: played.clock.now() }],
    })
    await youtube.metrics.list?.({ ctx: played.ctx, account, cursor: null })
    await youtube.publish.remove({ ctx: played.ctx, account, post })
    const found = problems()
    expect(new Set(found.map(({ call }) => call))).toEqual(new Set(Object.keys(METHODS)))
    expect(found.filter(({ problems: list }) => list.length > 0)).toEqual([])
  })

  it('would notice a wrong request', async () => {
    const account = getAccount(await signIn({ played, adapter: youtube }))
    await played.ctx.http({
      method: 'POST',
      url: `${played.ctx.endpoints.upload}/videos`,
      query: { uploadType: 'resumable', parts: 'snippet' },
      headers: { authorization: `Bearer ${account.tokens.accessToken}` },
      json: { snippet: { titel: 'a' }, status: { privacyStatus: 'secret' } },
    })
    const [, found] = problems().map(({ problems: list }) => list.join('\n'))
    for (const word of ['titel', 'privacyStatus', 'unknown query parts', 'missing query part']) {
      expect(found).toContain(word)
    }
  })
})
