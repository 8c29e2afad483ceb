import { createServer } from 'node:net'
import type { HttpClient } from '@kadr/kit/http-client'
import { createPinterestFake, pinterestPaths } from '@kadr/sandbox/networks/pinterest/index'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Account, NetworkContext } from '../../src/network-adapter.ts'
import { pinterest } from '../../src/pinterest/index.ts'
import type { MediaFile } from '../../src/publish.ts'
import { createPublication, createServedFile } from '../publication.ts'
import { publishAll } from '../run-publish.ts'
import { getAccount, signIn } from '../sign-in.ts'
import { areSpecsHere, SPECS_NEEDED, specPath } from '../specs/read-spec.ts'
import { createTestFile } from '../test-media.ts'
import { startNetwork, type TestNetwork } from '../test-network.ts'
import { type Peer, runPeer } from './start-peer.ts'

const DOCUMENT = 'pinterest-v5.23.0-organic.json'
const BOARD = '549755885170'

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const isListening = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  )

const refusal = z.object({
  validation: z.array(
    z.object({ location: z.array(z.union([z.string(), z.number()])), message: z.string() }),
  ),
})

/** Violations reported by Prism, when the reply is its own. */
const listViolations = (body: unknown): string[] => {
  const parsed = refusal.safeParse(body)
  if (!parsed.success) return []
  return parsed.data.validation.map(({ location, message }) => `${location.join('.')}: ${message}`)
}

/**
 * Prism proxies between the adapter and the fake and rejects everything the specification does not
 * allow.
 */
describe.skipIf(!areSpecsHere)(`Pinterest through a validating proxy${SPECS_NEEDED}`, () => {
  let played: TestNetwork
  let proxy: Peer
  let ctx: NetworkContext
  let account: Account
  const complaints: string[] = []

  beforeAll(async () => {
    const network = { adapter: pinterest, fake: createPinterestFake, paths: pinterestPaths }
    played = await startNetwork(network)
    const port = await freePort()
    const api = `http://127.0.0.1:${port}`
    proxy = runPeer({
      bin: '@stoplight/prism-cli/dist/index.js',
      args: [
        'proxy',
        specPath(DOCUMENT),
        played.ctx.endpoints.api ?? '',
        '--host=127.0.0.1',
        `--port=${port}`,
        '--errors',
      ],
    })
    await vi.waitUntil(() => isListening(api), { timeout: 60_000, interval: 300 })
    const http: HttpClient = async (request) => {
      const outcome = await played.ctx.http(request)
      if (outcome.kind === 'replied') complaints.push(...listViolations(outcome.reply.body))
      return outcome
    }
    ctx = { ...played.ctx, http, endpoints: { ...played.ctx.endpoints, api } }
    account = getAccount(await signIn({ played: { ...played, ctx }, adapter: pinterest }))
  })
  afterEach(() => {
    expect(complaints.splice(0)).toEqual([])
  })
  afterAll(async () => {
    await proxy?.stop()
    await played?.close()
  })

  const publish = (media: readonly MediaFile[]) =>
    publishAll({
      played: { ...played, ctx },
      adapter: pinterest,
      account,
      publication: createPublication(played, {
        media,
        settings: { boardId: BOARD, title: 'Свет', link: 'https://kadr.test' },
      }),
    })

  const image = () =>
    createServedFile({ played, kind: 'image', mimeType: 'image/png', altText: 'Свет' })

  it('lets a new pair of tokens and the profile through', async () => {
    const outcome = await pinterest.tokens.refresh({ ctx, account })
    if (outcome.kind !== 'refreshed') throw new Error(JSON.stringify(outcome))
    account = { ...account, tokens: outcome.tokens }
    expect(await pinterest.profile({ ctx, account })).toMatchObject({ kind: 'found' })
  })

  it('lets a picture, several pictures and a video through', async () => {
    expect(await publish([image()])).toMatchObject({ kind: 'published' })
    expect(await publish([image(), image()])).toMatchObject({ kind: 'published' })
    expect(await publish([createTestFile({ kind: 'video' })])).toMatchObject({ kind: 'published' })
  })

  it('lets boards, statistics and a removal through', async () => {
    const outcome = await publish([image()])
    if (outcome.kind !== 'published') throw new Error(JSON.stringify(outcome))
    const { post } = outcome
    expect(await pinterest.accountOptions?.({ ctx, account })).toMatchObject({
      options: { boards: [{ id: BOARD }, {}] },
    })
    const [since, until] = [new Date('2026-11-01'), played.clock.now()]
    const asked = { ctx, account, refused: new Set<string>() }
    const figures = await pinterest.metrics.account?.read({ ...asked, since, until })
    expect(figures).toMatchObject({ kind: 'found' })
    const items = [{ ...post, publishedAt: until }]
    const read = await pinterest.metrics.items?.read({ ...asked, items })
    expect(read).toMatchObject({ kind: 'read' })
    expect(await pinterest.publish.remove({ ctx, account, post })).toEqual({ kind: 'removed' })
  })

  it('would stop a wrong request', async () => {
    const outcome = await ctx.http({
      method: 'POST',
      url: `${ctx.endpoints.api}/pins`,
      headers: { authorization: `Bearer ${account.tokens.accessToken}` },
      json: { board_id: 'Идеи' },
    })
    expect(outcome).toMatchObject({ reply: { status: 422 } })
    expect(complaints.splice(0).join('\n')).toContain('board_id')
  })
})
