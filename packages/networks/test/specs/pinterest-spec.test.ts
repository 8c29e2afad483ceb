import { createPinterestFake, pinterestPaths } from '@kadr/sandbox/networks/pinterest/index'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pinterest } from '../../src/pinterest/index.ts'
import { createInput, publishAll } from '../run-publish.ts'
import { finishWith, getAccount, signIn } from '../sign-in.ts'
import { createTestFile, generateBytes } from '../test-media.ts'
import { startNetwork, type TestNetwork } from '../test-network.ts'
import { createOpenApiCheck } from './openapi.ts'
import { areSpecsHere, readSpec, SPECS_NEEDED } from './read-spec.ts'

/** Paths of the document, most specific first. */
const PATHS: readonly [RegExp, string][] = [
  [/^\/boards\/\d+\/pins$/, '/boards/{board_id}/pins'],
  [/^\/pins\/\d+$/, '/pins/{pin_id}'],
  [/^\/media\/\d+$/, '/media/{media_id}'],
]

/** Required by the document's prose, though missing in its schema. */
const PROSE_ONLY = 'continuous_refresh'

describe.skipIf(!areSpecsHere)(`Pinterest by its OpenAPI document${SPECS_NEEDED}`, () => {
  let played: TestNetwork
  beforeEach(async () => {
    played = await startNetwork({
      adapter: pinterest,
      fake: createPinterestFake,
      paths: pinterestPaths,
    })
  })
  afterEach(() => played.close())

  const problems = () => {
    const check = createOpenApiCheck(readSpec('pinterest-v5.23.0-organic.json'))
    return played.host
      .requests()
      .filter(({ path }) => path.startsWith('/v5/'))
      .map((request) => {
        const below = request.path.slice('/v5'.length)
        const path = PATHS.find(([pattern]) => pattern.test(below))?.[1] ?? below
        const found = check.problems({ request, path })
        return {
          call: `${request.method} ${path}`,
          problems: found.filter((problem) => !problem.includes(PROSE_ONLY)),
        }
      })
  }

  const scenario = async () => {
    const account = getAccount(await signIn({ played, adapter: pinterest }))
    const publicUrl = (name: string) =>
      played.serveFile(name, { type: 'image/png', bytes: generateBytes({ start: 0, end: 90 }) })
    const image = (name: string) =>
      createTestFile({ kind: 'image', altText: 'Свет', publicUrl: publicUrl(name) })
    const settings = { boardId: '549755885170', title: 'Свет', link: 'https://kadr.test' }
    const base = { key: 'k', text: 'Текст', settings, startedAt: played.clock.now() }
    const run = (media: ReturnType<typeof createTestFile>[], more = {}) => ({
      played,
      adapter: pinterest,
      account,
      publication: { ...base, media, ...more },
    })
    await publishAll(run([image('a')]))
    await publishAll(run([image('a'), image('b')]))
    const video = await publishAll(run([createTestFile({ kind: 'video' })]))
    if (video.kind !== 'published') throw new Error(video.kind)
    await pinterest.publish.reconcile({ ...createInput(run([image('a')])), progress: {} })
    const given = { ctx: played.ctx, account }
    await pinterest.accountOptions?.(given)
    const [since, until] = [new Date('2026-11-01'), played.clock.now()]
    await pinterest.metrics.account?.read({ ...given, since, until, refused: new Set() })
    await pinterest.metrics.items?.read({
      ...given,
      refused: new Set(),
      items: [{ ...video.post, publishedAt: new Date() }],
    })
    await pinterest.metrics.list?.({ ...given, cursor: null })
    await pinterest.publish.remove({ ctx: played.ctx, account, post: video.post })
    await pinterest.publish.remove({ ctx: played.ctx, account, post: video.post })
    await publishAll(run([image('a')], { settings: { boardId: '1' } }))
    await pinterest.tokens.refresh({ ctx: played.ctx, account })
    await finishWith({ played, adapter: pinterest, code: 'made-up' })
  }

  it('agrees with every request we send and every reply the fake gives', async () => {
    await scenario()
    const found = problems()
    expect(new Set(found.map(({ call }) => call))).toEqual(
      new Set([
        'POST /oauth/token',
        'GET /user_account',
        'GET /user_account/analytics',
        'GET /boards',
        'GET /pins',
        'GET /pins/{pin_id}',
        'POST /pins',
        'POST /media',
        'GET /media/{media_id}',
        'GET /boards/{board_id}/pins',
        'DELETE /pins/{pin_id}',
      ]),
    )
    expect(found.filter(({ problems: list }) => list.length > 0)).toEqual([])
  })

  it('would notice a wrong request', async () => {
    const account = getAccount(await signIn({ played, adapter: pinterest }))
    await played.ctx.http({
      method: 'POST',
      url: `${played.ctx.endpoints.api}/pins`,
      headers: { authorization: `Bearer ${account.tokens.accessToken}` },
      json: { board_id: 'Идеи', titel: 'Свет' },
    })
    const found = problems()
      .find(({ call }) => call === 'POST /pins')
      ?.problems.join('\n')
    expect(found).toContain('/board_id')
    expect(found).toContain('titel')
  })
})
