import type { PlanName } from '@kadr/contract/money/subscription'
import { NETWORKS } from '@kadr/contract/publishing/networks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  attach,
  connected,
  connectTo,
  detach,
  listOf,
  proofFor,
  readAttached,
  refresh,
  signInAt,
  signInWithPlan,
  urlOf,
} from '../../../../test/connecting.ts'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { call, signInAs } from '../../../../test/people.ts'
import { type SandboxNetworks, startNetworks } from '../../../../test/sandbox-networks.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'

const clock = createFakeClock()
let networks: SandboxNetworks
let app: TestShell
let people = 100
beforeAll(async () => {
  networks = await startNetworks(clock)
  app = await createTestApp({ clock, config: networks.config })
})
afterAll(async () => {
  await app.stop()
  await networks.stop()
})
beforeEach(async () => {
  networks.host.clearFaults()
  await app.database.pool.query('delete from connections')
})

const newUser = async (plan?: PlanName) => {
  people += 1
  return signInWithPlan(app, { id: people, ...(plan && { plan }) })
}
const callsOf = (network: string, path: RegExp) =>
  networks.host.requests(network).filter((request) => path.test(request.path)).length

describe.each(NETWORKS)('%s', (network) => {
  it('is connected, refreshed and detached', async () => {
    const { token } = await newUser()
    const made = connected(await connectTo({ app, token, network }))
    expect(made).toMatchObject({ network, status: 'active', health: { missingScopes: [] } })
    expect(made.abilities.length).toBeGreaterThan(0)
    expect(await listOf({ app, token })).toEqual([made])
    clock.advance(2 * 86_400_000)
    const later = await signInAs(app, { id: people })
    const refreshed = await refresh({ app, token: later.token, network, id: made.id })
    expect(refreshed).toMatchObject({ status: 200, data: { id: made.id, status: 'active' } })
    const one = { app, token: later.token, network, id: made.id }
    expect((await detach(one)).status).toBe(200)
    expect(await listOf(one)).toEqual([])
    expect((await detach(one)).status).toBe(404)
    await app.runDueJobs()
    // The account can be connected by another user again.
    const next = await newUser()
    expect((await connectTo({ app, token: next.token, network })).status).toBe(200)
  })

  it('does not double an account that is connected again', async () => {
    const { token } = await newUser()
    const first = connected(await connectTo({ app, token, network }))
    const second = connected(await connectTo({ app, token, network }))
    expect(second.id).toBe(first.id)
    expect(await listOf({ app, token })).toHaveLength(1)
  })

  it('refuses an account of another workspace and says what to do', async () => {
    const [owner, stranger] = [await newUser(), await newUser()]
    await connectTo({ app, token: owner.token, network })
    const answer = await connectTo({ app, token: stranger.token, network })
    expect(answer).toMatchObject({ status: 409, error: { code: 'CONNECTION_TAKEN' } })
    expect(answer.error?.message).toMatch(/Отключите его там или .* пригласить вас в команду\.$/)
    expect(await listOf({ app, token: stranger.token })).toEqual([])
    expect(await listOf({ app, token: owner.token })).toHaveLength(1)
  })

  it('is invisible from another workspace', async () => {
    const [owner, stranger] = [await newUser(), await newUser()]
    const { id } = connected(await connectTo({ app, token: owner.token, network }))
    const foreign = { app, token: stranger.token, network, id }
    expect((await refresh(foreign)).status).toBe(404)
    expect((await detach(foreign)).status).toBe(404)
    expect(await listOf({ app, token: owner.token })).toHaveLength(1)
  })
})

describe('a state', () => {
  const beginSignIn = async () => {
    const person = await newUser()
    const proof = await proofFor({ app, token: person.token, place: 'tiktok' })
    return {
      person,
      proof,
      finish: (token = person.token) => attach({ app, token, place: 'tiktok/attach', body: proof }),
    }
  }
  const stale = { status: 410, error: { code: 'STATE_STALE' } }

  it('works once', async () => {
    const { finish } = await beginSignIn()
    expect((await finish()).status).toBe(200)
    expect(await finish()).toMatchObject(stale)
  })

  it('is used up even when the network fails', async () => {
    const { finish, person } = await beginSignIn()
    networks.host.setFault({
      network: 'tiktok',
      path: '/v2/oauth/token/',
      kind: 'server-error',
      times: 1,
    })
    expect(await finish()).toMatchObject({ status: 503, error: { code: 'NETWORK_UNAVAILABLE' } })
    expect(await finish()).toMatchObject(stale)
    expect(await listOf({ app, token: person.token })).toEqual([])
  })

  it('lives ten minutes', async () => {
    const { finish } = await beginSignIn()
    clock.advance(600_000)
    expect(await finish()).toMatchObject(stale)
  })

  it('belongs to the session, the person and the network', async () => {
    const { finish, person, proof } = await beginSignIn()
    const calls = callsOf('tiktok', /oauth\/token/)
    const otherDevice = await signInAs(app, { id: people })
    expect(otherDevice.user.id).toBe(person.user.id)
    const stranger = await newUser()
    expect(await finish(otherDevice.token)).toMatchObject(stale)
    expect(await finish(stranger.token)).toMatchObject(stale)
    const elsewhere = await attach({
      app,
      token: person.token,
      place: 'linkedin/attach',
      body: proof,
    })
    expect(elsewhere).toMatchObject(stale)
    expect(callsOf('tiktok', /oauth\/token/)).toBe(calls)
    expect((await finish()).status).toBe(200)
  })

  it('belongs to the workspace', async () => {
    const { person, proof } = await beginSignIn()
    const { rows } = await app.database.pool.query<{ id: string }>(
      "insert into workspaces (id, name, time_zone) values (gen_random_uuid(), 'Второе', 'UTC') returning id",
    )
    const second = rows[0]?.id ?? ''
    await app.database.pool.query("insert into workspace_members values ($1, $2, 'owner')", [
      second,
      person.user.id,
    ])
    const answer = await call(app, {
      method: 'POST',
      path: '/users/me/connections/tiktok/attach',
      token: person.token,
      body: proof,
      headers: { 'x-workspace-id': second },
    })
    expect(answer).toMatchObject(stale)
  })

  it('keeps the verifier, so that a stolen code is worth nothing elsewhere', async () => {
    const [victim, thief] = [await newUser(), await newUser()]
    const stolen = await proofFor({ app, token: victim.token, place: 'youtube' })
    const own = await proofFor({ app, token: thief.token, place: 'youtube' })
    const body = { code: stolen.code, state: own.state }
    const answer = await attach({ app, token: thief.token, place: 'youtube', body })
    expect(answer).toMatchObject({ status: 422, error: { code: 'CONNECTION_REFUSED' } })
  })
})

describe('other ways to connect', () => {
  it('takes the code of the popup without a state', async () => {
    const { token } = await newUser()
    const { url } = await urlOf({ app, token, place: 'youtube' })
    const popup = new URL(url)
    popup.searchParams.set('redirect_uri', 'postmessage')
    popup.searchParams.delete('code_challenge')
    const form = new URLSearchParams({
      person:
        networks.host
          .fakes()
          .find(({ id }) => id === 'youtube')
          ?.people()[0]?.id ?? '',
      decision: 'allow',
    })
    for (const [name, value] of popup.searchParams) form.set(`request.${name}`, value)
    for (const scope of (popup.searchParams.get('scope') ?? '').split(' '))
      form.append('scope', scope)
    const page = await (await fetch(popup, { method: 'POST', body: form })).text()
    const [, code] = /"code":"([^"]+)"/.exec(page) ?? []
    const made = connected(await attach({ app, token, place: 'youtube', body: { code } }))
    expect(made.status).toBe('active')
  })

  it('connects every account of a Facebook sign-in', async () => {
    const { token } = await newUser()
    const { connections, notice } = readAttached(
      await signInAt({ app, token, place: 'instagram/facebook-business' }),
    )
    expect(connections).toHaveLength(2)
    expect(notice).toBeNull()
    expect(connections[0]?.health).toMatchObject({ expiresAt: null, isRenewedByUs: false })
  })

  it('connects as many of them as the plan has room for, and names the rest', async () => {
    const { token } = await newUser('FREE')
    const { connections, notice } = readAttached(
      await signInAt({ app, token, place: 'instagram/facebook-business' }),
    )
    expect(connections.map(({ title }) => title)).toEqual(['Анна Ветрова'])
    expect(notice).toBe('Не хватило мест в тарифе: «Кофейня „Полдень“».')
  })

  it('says in the network’s own terms why an account is refused', async () => {
    const { token } = await newUser()
    const wrong = await attach({
      app,
      token,
      place: 'bluesky/attach',
      body: { username: 'vetrova', password: 'wrong' },
    })
    expect(wrong).toMatchObject({ status: 422, error: { code: 'CONNECTION_REFUSED' } })
    const pages = await signInAt({
      app,
      token,
      place: 'instagram/facebook-business',
      personId: '10220000000000302',
    })
    expect(pages.error?.message).toContain('не привязан')
    const foreign = await attach({
      app,
      token,
      place: 'telegram/channels',
      body: { channel: '@foreign_channel' },
    })
    expect(foreign).toMatchObject({ status: 422, error: { code: 'CONNECTION_REFUSED' } })
  })

  it('asks for Telegram to be linked before a channel', async () => {
    const { token, user } = await newUser()
    await app.database.pool.query('delete from sign_ins where user_id = $1', [user.id])
    const answer = await connectTo({ app, token, network: 'telegram' })
    expect(answer).toMatchObject({ status: 422, error: { code: 'CONNECTION_REFUSED' } })
    expect(answer.error?.message).toContain('привяжите Telegram')
  })

  it('tells a scope that the person has not given', async () => {
    const { token } = await newUser()
    const made = connected(
      await signInAt({ app, token, place: 'tiktok', untick: ['video.publish'] }),
    )
    expect(made.health.missingScopes).toEqual(['video.publish'])
    expect(made.health.notice).toContain('не все разрешения')
  })

  it('is unavailable without credentials outside the sandbox', async () => {
    const bare = await createTestApp({
      clock,
      config: {
        isSandbox: false,
        telegram: { botToken: `1:${'a'.repeat(30)}`, botName: 'b' },
      },
    })
    try {
      const { token } = await signInAs(bare, { id: 1 })
      const answer = await call(bare, { path: '/users/me/connections/tiktok/url', token })
      expect(answer).toMatchObject({ status: 503, error: { code: 'NETWORK_UNAVAILABLE' } })
      expect(answer.error?.message).toContain('TikTok')
    } finally {
      await bare.stop()
    }
  })
})

it('switches the notifications of Telegram', async () => {
  const { token } = await newUser()
  const path = '/users/me/connections/notifications'
  const body = { isTelegramNotificationsEnabled: false }
  expect((await call(app, { method: 'PATCH', path, token, body })).data).toEqual(body)
  expect((await call(app, { path: '/users/me/connections', token })).data).toMatchObject(body)
})
