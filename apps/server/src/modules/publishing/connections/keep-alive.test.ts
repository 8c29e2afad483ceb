import type { Network } from '@kadr/contract/publishing/networks'
import { newId } from '@kadr/kit/new-id'
import { describe, expect, it } from 'vitest'
import { connected, connectTo, listOf, refresh } from '../../../../test/connecting.ts'
import { DAY, HOUR, MINUTE, setUpConnections } from '../../../../test/set-up-connections.ts'
import { openAccount } from './connection-tokens.ts'
import { renewOrCheckConnection } from './keep-alive.ts'
import { settleTokens } from './settle-outcome.ts'
import { storeGrants } from './store-grants.ts'

const play = setUpConnections()
const {
  clock,
  connect,
  tokenNow,
  refreshNow,
  rowOf,
  tokensOf,
  scan,
  refreshCalls,
  fakeOf,
  notifications,
} = play

describe('renewing ahead of the end', () => {
  it.each<[Network, number]>([
    ['youtube', HOUR - 5 * MINUTE],
    ['tiktok', 24 * HOUR - 20 * MINUTE],
    ['bluesky', 2 * HOUR - 5 * MINUTE],
    ['threads', 51 * DAY],
    ['instagram', 51 * DAY],
    ['pinterest', 26 * DAY],
  ])('%s gets new tokens before the old ones end', async (network, age) => {
    const id = await connect(network)
    const before = await tokensOf(id)
    await scan()
    expect((await rowOf(id)).version).toBe(1)
    clock.advance(age)
    await scan()
    const row = await rowOf(id)
    expect(row).toMatchObject({ version: 2, access: 'active', failureCode: null })
    const after = await tokensOf(id)
    expect(after.accessToken).not.toBe(before.accessToken)
    expect(after.accessExpiresAt?.getTime()).toBeGreaterThan(clock.now().getTime() + age / 2)
    await scan()
    expect((await rowOf(id)).version).toBe(2)
  })

  it('does not renew a token that the network finds too young', async () => {
    const id = await connect('threads')
    await play.app.database.pool.query('update connections set access_expires_at = $1', [
      new Date(clock.now().getTime() + DAY),
    ])
    clock.advance(23 * HOUR)
    await scan()
    expect(refreshCalls('threads')).toBe(0)
    clock.advance(HOUR + 1000)
    await scan()
    expect(refreshCalls('threads')).toBe(1)
    expect((await rowOf(id)).version).toBe(2)
  })

  it('keeps the stored refresh token when the network gives none', async () => {
    const id = await connect('youtube')
    const before = await tokensOf(id)
    clock.advance(HOUR - 5 * MINUTE)
    await scan()
    const after = await tokensOf(id)
    expect(before.refreshToken).toBeTruthy()
    expect(after.refreshToken).toBe(before.refreshToken)
    expect(after.accessToken).not.toBe(before.accessToken)
  })

  it('keeps it whatever a renewal leaves out', async () => {
    const id = await connect('youtube')
    const tokens = await tokensOf(id)
    for (const refreshToken of ['', null]) {
      const row = await rowOf(id)
      await settleTokens({ ctx: play.app.ctx, row, tokens: { ...tokens, refreshToken } })
      expect((await tokensOf(id)).refreshToken).toBe(tokens.refreshToken)
    }
  })

  it('keeps it also when the person signs in again without one', async () => {
    const id = await connect('youtube')
    const { refreshToken } = await tokensOf(id)
    const { rows } = await play.app.database.pool.query('select workspace_id from connections')
    const account = openAccount({ ctx: play.app.ctx, row: await rowOf(id) })
    await storeGrants({
      ctx: play.app.ctx,
      actor: { userId: newId(), workspaceId: rows[0].workspace_id },
      network: 'youtube',
      method: 'default',
      grants: [
        { ...account, tokens: { ...account.tokens, accessToken: 'a-newer', refreshToken: '' } },
      ],
    })
    expect(await tokensOf(id)).toMatchObject({ accessToken: 'a-newer', refreshToken })
  })
})

describe('many at once', () => {
  it('20 refreshes of one account make one call, and all get its result', async () => {
    const id = await connect('tiktok')
    clock.advance(MINUTE)
    const token = await tokenNow()
    play.networks.setFault({
      network: 'tiktok',
      path: '/v2/oauth/token/',
      kind: 'slow',
      delayMs: 300,
      times: 1,
    })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => refresh({ app: play.app, token, network: 'tiktok', id })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(refreshCalls('tiktok')).toBe(1)
    expect((await rowOf(id)).version).toBe(2)
  })

  it('20 jobs of one account make one call', async () => {
    const id = await connect('bluesky')
    clock.advance(2 * HOUR - MINUTE)
    play.networks.setFault({ network: 'bluesky', kind: 'slow', delayMs: 200, times: 1 })
    await Promise.all(
      Array.from({ length: 20 }, () =>
        renewOrCheckConnection({ ctx: play.app.ctx, id, goal: 'renew' }),
      ),
    )
    expect(refreshCalls('bluesky')).toBe(1)
  })

  it('an answer of a few seconds ago is good enough, an older one is not', async () => {
    const id = await connect('tiktok')
    clock.advance(MINUTE)
    for (const [pause, calls] of [
      [0, 1],
      [9_000, 1],
      [2_000, 2],
    ] as const) {
      clock.advance(pause)
      expect((await refreshNow('tiktok', id)).status).toBe(200)
      expect(refreshCalls('tiktok')).toBe(calls)
    }
  })

  it('a lease that a dead process left ends by itself', async () => {
    const id = await connect('tiktok')
    await play.app.database.pool.query('update connections set lease_until = $1', [
      new Date(clock.now().getTime() + 150_000),
    ])
    expect(await renewOrCheckConnection({ ctx: play.app.ctx, id, goal: 'renew' })).toBeUndefined()
    clock.advance(150_001)
    expect(await renewOrCheckConnection({ ctx: play.app.ctx, id, goal: 'renew' })).toMatchObject({
      version: 2,
    })
    expect((await rowOf(id)).leaseUntil).toBeNull()
  })

  it('an answer that comes after the lease was taken over leaves the new lease alone', async () => {
    const id = await connect('tiktok')
    const takenOver = new Date(clock.now().getTime() + 10 * MINUTE)
    const { networks } = play.app.ctx
    const late = {
      ...play.app.ctx,
      networks: {
        findContext: (of: Parameters<typeof networks.findContext>[0]) => {
          const found = networks.findContext(of)
          if (!found) return undefined
          return {
            ...found,
            http: async (request: Parameters<typeof found.http>[0]) => {
              await play.app.database.pool.query(
                'update connections set lease_owner = gen_random_uuid(), lease_until = $1',
                [takenOver],
              )
              return found.http(request)
            },
          }
        },
      },
    }
    await renewOrCheckConnection({ ctx: late, id, goal: 'renew' })
    expect((await rowOf(id)).leaseUntil).toEqual(takenOver)
  })

  it('a detached account stays detached when its refresh comes back', async () => {
    const id = await connect('tiktok')
    play.networks.setFault({
      network: 'tiktok',
      path: '/v2/oauth/token/',
      kind: 'slow',
      delayMs: 300,
      times: 1,
    })
    const running = renewOrCheckConnection({ ctx: play.app.ctx, id, goal: 'renew' })
    await play.app.database.pool.query('delete from connections')
    expect(await running).toBeUndefined()
    expect(await listOf({ app: play.app, token: await tokenNow() })).toEqual([])
  })

  it('a refusal of old tokens does not touch newer ones', async () => {
    const id = await connect('tiktok')
    fakeOf('tiktok').revokeAccount((await rowOf(id)).externalId)
    const { networks } = play.app.ctx
    const { promise: isRefused, resolve: refuse } = Promise.withResolvers<void>()
    const { promise: isConnected, resolve: connectAgain } = Promise.withResolvers<void>()
    const late = {
      ...play.app.ctx,
      networks: {
        findContext: (of: Parameters<typeof networks.findContext>[0]) => {
          const found = networks.findContext(of)
          if (!found) return undefined
          return {
            ...found,
            http: async (request: Parameters<typeof found.http>[0]) => {
              const outcome = await found.http(request)
              refuse()
              await isConnected
              return outcome
            },
          }
        },
      },
    }
    const running = renewOrCheckConnection({ ctx: late, id, goal: 'renew' })
    await isRefused
    const token = await tokenNow()
    connected(await connectTo({ app: play.app, token, network: 'tiktok' }))
    connectAgain()
    await running
    expect(await rowOf(id)).toMatchObject({ access: 'active', version: 2 })
    expect(await notifications()).toEqual([])
  })
})

describe('a network that does not answer', () => {
  it.each(['server-error', 'cut-before', 'rate-limited', 'timeout-before'] as const)(
    'keeps the connection on %s and is asked again later',
    async (kind) => {
      const id = await connect('tiktok')
      const before = await tokensOf(id)
      clock.advance(24 * HOUR - 20 * MINUTE)
      const path = '/v2/oauth/token/'
      play.networks.setFault({
        network: 'tiktok',
        path,
        kind,
        times: 1,
        ...(kind === 'timeout-before' && { holdMs: 100 }),
      })
      await scan()
      const failed = await rowOf(id)
      expect(failed).toMatchObject({ access: 'active', version: 1, failureCount: 1 })
      expect(failed.failureCode).not.toBeNull()
      expect(failed.nextAttemptAt?.getTime()).toBeGreaterThan(clock.now().getTime())
      expect(await tokensOf(id)).toEqual(before)
      const [shown] = await listOf({ app: play.app, token: await tokenNow() })
      expect(shown).toMatchObject({ status: 'active', health: { notice: failed.failureMessage } })
      await scan()
      expect(refreshCalls('tiktok')).toBe(1)
      clock.advance(2 * MINUTE)
      await scan()
      expect(await rowOf(id)).toMatchObject({ version: 2, failureCount: 0, failureMessage: null })
      expect(await notifications()).toEqual([])
    },
  )

  it('waits longer after each failure, up to an hour', async () => {
    const id = await connect('tiktok')
    clock.advance(24 * HOUR - 20 * MINUTE)
    play.networks.setFault({ network: 'tiktok', path: '/v2/oauth/token/', kind: 'server-error' })
    const pauses: number[] = []
    for (let n = 0; n < 9; n += 1) {
      await scan()
      const { nextAttemptAt } = await rowOf(id)
      pauses.push(((nextAttemptAt?.getTime() ?? 0) - clock.now().getTime()) / MINUTE)
      clock.set(nextAttemptAt ?? clock.now())
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60])
    expect((await rowOf(id)).access).toBe('active')
  })

  it('is told to the person who asks, and the connection stays', async () => {
    const id = await connect('tiktok')
    clock.advance(MINUTE)
    play.networks.setFault({
      network: 'tiktok',
      path: '/v2/oauth/token/',
      kind: 'server-error',
      times: 1,
    })
    const answer = await refreshNow('tiktok', id)
    expect(answer).toMatchObject({ status: 503, error: { code: 'NETWORK_UNAVAILABLE' } })
    expect(answer.error?.message).toContain('TikTok')
    expect(await listOf({ app: play.app, token: await tokenNow() })).toMatchObject([
      { status: 'active' },
    ])
  })
})

describe('a network that refuses', () => {
  it.each<Network>(['youtube', 'tiktok', 'threads', 'pinterest', 'instagram', 'bluesky'])(
    '%s marks the connection and tells the person once',
    async (network) => {
      const id = await connect(network)
      const { externalId } = await rowOf(id)
      clock.advance(2 * DAY)
      fakeOf(network).revokeAccount(externalId)
      for (const goal of ['renew', 'renew', 'both'] as const) {
        await renewOrCheckConnection({ ctx: play.app.ctx, id, goal })
        clock.advance(MINUTE)
      }
      expect(await rowOf(id)).toMatchObject({ access: 'needs_reauth' })
      const told = await notifications()
      expect(told).toMatchObject([{ kind: 'connection_needs_reauth' }])
      expect(told[0]?.text).toMatch(/Подключите аккаунт заново|заново/)
      const [shown] = await listOf({ app: play.app, token: await tokenNow() })
      expect(shown).toMatchObject({ id, status: 'needs_reauth' })
      expect(shown?.health.notice).toBeTruthy()
      await scan()
      // A new sign-in repairs it, and the next refusal notifies again.
      const token = await tokenNow()
      expect(connected(await connectTo({ app: play.app, token, network }))).toMatchObject({
        id,
        status: 'active',
      })
      clock.advance(2 * DAY)
      fakeOf(network).revokeAccount(externalId)
      await renewOrCheckConnection({ ctx: play.app.ctx, id, goal: 'renew' })
      expect(await notifications()).toHaveLength(2)
    },
  )
})
