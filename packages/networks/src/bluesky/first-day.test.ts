import type { HttpRequest } from '@kadr/kit/http-client'
import {
  BLUESKY_ACCOUNTS,
  blueskyPaths,
  createBlueskyFake,
} from '@kadr/sandbox/networks/bluesky/index'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPublication, createServedFile } from '../../test/publication.ts'
import { createInput, prepareAll, publishAll, readyProgress } from '../../test/run-publish.ts'
import { getAccount } from '../../test/sign-in.ts'
import { startNetwork, type TestNetwork } from '../../test/test-network.ts'
import type { Account, NetworkContext } from '../network-adapter.ts'
import { createFacets } from './facets.ts'
import { bluesky } from './index.ts'

const adapter = bluesky
const [anna, polden] = BLUESKY_ACCOUNTS
if (!anna || !polden) throw new Error('The sandbox has two accounts')

let played: TestNetwork
beforeEach(async () => {
  played = await startNetwork({ adapter, fake: createBlueskyFake, paths: blueskyPaths })
})
afterEach(async () => {
  expect(played.failures).toEqual([])
  await played.close()
})

const signIn = (username: string, password: string, ctx: NetworkContext = played.ctx) => {
  const method = adapter.connect.default
  if (method?.by !== 'password') throw new Error('Bluesky signs in by password')
  return method.finish({ ctx, username, password })
}
const attach = async (who = anna): Promise<Account> =>
  getAccount(await signIn(who.handle, who.appPassword))
const unconfirm = () =>
  played.host
    .fakes()[0]
    ?.actions?.find(({ id }) => id === 'switch-isUnconfirmed')
    ?.run({ value: 'on' })
const withVideo = () =>
  createPublication(played, { media: [createServedFile({ played, kind: 'video' })] })

describe('a server', () => {
  it('finds the sandbox again when its port has changed, and calls no other server without https', async () => {
    const account = await attach()
    const { server = '' } = account.profile.details
    const moved = server.replace(/:\d+\//, ':9/')
    expect(moved).not.toBe(server)
    const profile = { ...account.profile, details: { server: moved } }
    const { ctx } = played
    expect(await adapter.profile({ ctx, account: { ...account, profile } })).toMatchObject({
      kind: 'found',
      profile: { externalId: anna.did, details: { server } },
    })
    const real = { ...ctx, endpoints: { ...ctx.endpoints, entryway: 'https://bsky.social' } }
    expect(await adapter.profile({ ctx: real, account: { ...account, profile } })).toMatchObject({
      kind: 'failed',
      failure: { code: 'unsafe_server' },
    })
  })
})

describe('an identity', () => {
  /** A self-hosted server that claims to be another account. */
  const claiming = (session: object, profile: object = {}): NetworkContext => {
    const replies: Record<string, unknown> = {
      'https://evil.example/.well-known/did.json': {
        service: [{ id: '#atproto_pds', serviceEndpoint: 'https://evil.example' }],
      },
      'https://evil.example/xrpc/com.atproto.server.createSession': {
        accessJwt: 'a.b.c',
        refreshJwt: 'a.b.c',
        handle: 'victim.bsky.social',
        ...session,
      },
      'https://evil.example/xrpc/app.bsky.actor.getProfile': {
        did: 'did:web:evil.example',
        handle: 'evil.example',
        ...profile,
      },
    }
    return {
      ...played.ctx,
      endpoints: adapter.endpoints,
      http: async ({ url }) => {
        const body = replies[url]
        const status = body ? 200 : 400
        return { kind: 'replied', reply: { status, headers: new Headers(), body } }
      },
    }
  }

  it('is refused when the server answers with another one', async () => {
    const ctx = claiming({ did: anna.did })
    expect(await signIn('did:web:evil.example', 'any', ctx)).toMatchObject({
      kind: 'failed',
      failure: { code: 'foreign_identity', action: 'reconnect' },
    })
  })

  it('is not taken from the profile either, nor is the server from the session', async () => {
    const session = {
      did: 'did:web:evil.example',
      didDoc: { service: [{ id: '#atproto_pds', serviceEndpoint: 'https://other.example' }] },
    }
    const ctx = claiming(session, { did: anna.did })
    const { profile } = getAccount(await signIn('did:web:evil.example', 'any', ctx))
    expect(profile.externalId).toBe('did:web:evil.example')
    expect(profile.details.server).toBe('https://evil.example')
  })
})

describe('a video', () => {
  it('is not uploaded while the e-mail is not confirmed, and the person is told', async () => {
    unconfirm()
    const account = await attach()
    const publication = withVideo()
    const refusal = {
      kind: 'failed',
      failure: { kind: 'permanent', code: 'unconfirmed_email', action: 'open_network' },
    }
    expect(await prepareAll({ adapter, played, account, publication })).toMatchObject(refusal)
    // Also where the limits can't be read: the upload itself is refused with 401.
    const fault = { network: 'bluesky', kind: 'server-error', path: '*getUploadLimits' } as const
    played.host.setFault({ ...fault, times: 1 })
    expect(await prepareAll({ adapter, played, account, publication })).toMatchObject(refusal)
    const sent = played.host.requests().filter(({ path }) => path.endsWith('uploadVideo'))
    expect(sent).toHaveLength(1)
  })

  it('waits for the next day after twenty-five', async () => {
    const account = await attach()
    for (let videos = 0; videos < 25; videos += 1) {
      const publication = createPublication(played, {
        media: [createServedFile({ played, kind: 'video', size: 1000 + videos })],
      })
      await readyProgress({ adapter, played, account: await attach(), publication })
    }
    const outcome = await prepareAll({ adapter, played, account, publication: withVideo() })
    if (outcome.kind !== 'failed') throw new Error(outcome.kind)
    expect(outcome.failure).toMatchObject({ kind: 'retryable', code: 'video_limit' })
    expect(Number(outcome.failure.retryAt) - Number(played.clock.now())).toBe(86_400_000)
  })
})

it('shows a card with its picture', async () => {
  const account = await attach()
  const linkCard = { uri: 'https://kadr.test/a', title: 'Кадр', description: '' }
  const publication = createPublication(played, {
    cover: createServedFile({ played, kind: 'image' }),
    settings: { linkCard },
  })
  expect((await publishAll({ adapter, played, account, publication })).kind).toBe('published')
  const sent = played.host.requests().findLast(({ path }) => path.endsWith('createRecord'))
  expect(sent?.fields?.record).toMatchObject({
    embed: { external: { ...linkCard, thumb: { $type: 'blob', mimeType: 'image/jpeg' } } },
  })
})

it('names the picture that is too large for an older server', async () => {
  const account = await attach(polden)
  const media = [createServedFile({ played, kind: 'image', size: 1_500_000 })]
  const publication = createPublication(played, { media })
  expect(await publishAll({ adapter, played, account, publication })).toMatchObject({
    kind: 'rejected',
    failure: { code: 'blob_too_large', action: 'edit' },
  })
})

it('takes tags of languages only', () => {
  expect(adapter.settings.safeParse({ languages: ['ru', 'en-GB'] }).success).toBe(true)
  expect(adapter.settings.safeParse({ languages: ['русский'] }).success).toBe(false)
})

it('marks domains of any ending and leaves the keycap alone', () => {
  const linked = (text: string) =>
    createFacets({ text, people: {} }).map(({ features }) => features[0]?.uri ?? features[0]?.tag)
  expect(linked('Идём в site.museum и на кофейня.рф')).toEqual([
    'https://site.museum',
    'https://кофейня.рф',
  ])
  expect(linked('Первое место #️⃣ и #кадр')).toEqual(['кадр'])
})

it('speaks to a server that is not configured through the guard only, with whole files', async () => {
  const account = await attach()
  const server = 'https://morel.us-east.host.bsky.network'
  const away = { ...account.profile, details: { server } }
  const asked: HttpRequest[] = []
  const ctx: NetworkContext = {
    ...played.ctx,
    http: (request) => {
      asked.push(request)
      const url = request.url.replace(server, account.profile.details.server ?? '')
      return played.ctx.http({ ...request, url })
    },
  }
  const media = [createServedFile({ played, kind: 'image', size: 300_000 })]
  const of = {
    played: { ...played, ctx },
    adapter,
    account: { ...account, profile: away },
    publication: createPublication(played, { media }),
  }
  const progress = await readyProgress(of)
  const outcome = await adapter.publish.submit({ ...createInput(of), progress })
  expect(outcome.kind).toBe('published')
  const foreign = asked.filter(({ url }) => url.startsWith(server))
  expect(foreign.length).toBeGreaterThan(1)
  expect(foreign.every(({ isUserGiven }) => isUserGiven)).toBe(true)
  const shown = await fetch(played.host.posts()[0]?.media[0]?.url ?? '')
  expect((await shown.arrayBuffer()).byteLength).toBe(300_000)
})
