import { NETWORKS } from '@kadr/contract/publishing/networks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  attach,
  BLUESKY_PASSWORD,
  connectTo,
  detach,
  listOf,
  proofFor,
  refresh,
  signInWithPlan,
} from '../../../../test/connecting.ts'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { call, type TestPerson } from '../../../../test/people.ts'
import { type SandboxNetworks, startNetworks } from '../../../../test/sandbox-networks.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { workspaceOf } from '../../../../test/workspace-of.ts'
import type { AppContext } from '../../../context.ts'
import { attachWithState } from './attach-account.ts'
import { openAccount } from './connection-tokens.ts'
import { listOwnedBy } from './connections.repository.ts'

const clock = createFakeClock()
const lines: string[] = []
let networks: SandboxNetworks
let app: TestShell
let person: TestPerson
beforeAll(async () => {
  networks = await startNetworks(clock)
  app = await createTestApp({
    clock,
    config: { ...networks.config, logLevel: 'trace' },
    logTo: { write: (line: string) => void lines.push(line) },
  })
  person = await signInWithPlan(app, { id: 5 })
})
afterAll(async () => {
  await app.stop()
  await networks.stop()
})
beforeEach(() => app.database.pool.query('delete from connections'))

const rows = () => listOwnedBy({ db: app.ctx.db, userId: person.user.id })

describe('a process that dies in the middle of attaching', () => {
  const FACEBOOK = { place: 'instagram/facebook-business', method: 'facebook-business' }

  /** Attaches two accounts with a context that fails at some point. */
  const attachWith = async (break_: (ctx: AppContext) => AppContext) => {
    const { token } = person
    const { state = '', ...proof } = await proofFor({ app, token, place: FACEBOOK.place })
    const [session] = (
      await app.database.pool.query<{ id: string }>(
        'select session_id as id from oauth_states order by created_at desc limit 1',
      )
    ).rows
    return attachWithState({
      ctx: break_(app.ctx),
      actor: {
        userId: person.user.id,
        sessionId: session?.id ?? '',
        workspaceId: await workspaceOf(app, token),
      },
      network: 'instagram',
      method: FACEBOOK.method,
      state,
      proof,
    })
  }

  /** Encrypts `seals` values, then the process dies. */
  const dyingAfter = (seals: number) => (ctx: AppContext) => {
    let left = seals
    return {
      ...ctx,
      vault: {
        ...ctx.vault,
        seal: (input: Parameters<typeof ctx.vault.seal>[0]) => {
          if (left === 0) throw new Error('killed')
          left -= 1
          return ctx.vault.seal(input)
        },
      },
    }
  }

  it.each([0, 1])('keeps nothing when it dies after %i of two accounts', async (seals) => {
    await expect(attachWith(dyingAfter(seals))).rejects.toThrow('killed')
    expect(await rows()).toEqual([])
  })

  it('keeps nothing when it dies before the commit', async () => {
    const dying = (ctx: AppContext): AppContext => ({
      ...ctx,
      db: new Proxy(ctx.db, {
        get: (db, name) =>
          name === 'transaction'
            ? (run: Parameters<typeof db.transaction>[0]) =>
                db.transaction(async (tx) => {
                  await run(tx)
                  throw new Error('killed')
                })
            : Reflect.get(db, name),
      }),
    })
    await expect(attachWith(dying)).rejects.toThrow('killed')
    expect(await rows()).toEqual([])
  })

  it('keeps working accounts when it dies after it', async () => {
    await attachWith((ctx) => ctx)
    for (const row of await rows()) {
      expect(openAccount({ ctx: app.ctx, row }).tokens.accessToken).not.toBe('')
    }
    expect(await rows()).toHaveLength(2)
  })

  it.each(['cut-after', 'server-error-after', 'cut-before'] as const)(
    'keeps nothing on %s of the token endpoint, and the person may begin again',
    async (kind) => {
      const { token } = person
      networks.host.setFault({ network: 'tiktok', path: '/v2/oauth/token/', kind, times: 1 })
      expect(await connectTo({ app, token, network: 'tiktok' })).toMatchObject({ status: 503 })
      expect(await rows()).toEqual([])
      expect((await connectTo({ app, token, network: 'tiktok' })).status).toBe(200)
    },
  )
})

describe('secrets', () => {
  const secrets = new Set<string>([BLUESKY_PASSWORD])
  const replies: unknown[] = []

  const noteTokens = async () => {
    for (const row of await rows()) {
      const { accessToken, refreshToken } = openAccount({ ctx: app.ctx, row }).tokens
      for (const text of [accessToken, refreshToken]) if (text) secrets.add(text)
    }
  }
  const note = async (reply: unknown) => {
    replies.push(await reply)
    await noteTokens()
  }

  const liveThrough = async ({ token }: { token: string }) => {
    for (const network of NETWORKS) await note(connectTo({ app, token, network }))
    clock.advance(60_000)
    networks.host.setFault({ network: 'pinterest', kind: 'server-error', times: 1 })
    for (const { network, id } of await listOf({ app, token })) {
      await note(refresh({ app, token, network, id }))
    }
    const body = await proofFor({ app, token, place: 'tiktok' })
    for (const secret of Object.values(body)) secrets.add(secret)
    await note(attach({ app, token, place: 'tiktok/attach', body }))
    await note(call(app, { path: '/users/me/connections', token }))
    await note(call(app, { path: '/users/me/export', token }))
    const [first] = await listOf({ app, token })
    if (first) await note(detach({ app, token, network: first.network, id: first.id }))
  }

  const readStored = async () => {
    const stored = await app.database.pool.query(
      `select (select json_agg(c) from connections c)::text as rows,
        (select json_agg(s) from oauth_states s)::text as states,
        (select json_agg(j.data) from pgboss.job j)::text as jobs`,
    )
    return JSON.stringify(stored.rows)
  }

  it('stand in no log line, no reply, no export, no job and no column', async () => {
    await liveThrough(person)
    const stored = await readStored()
    await app.runDueJobs()
    expect(replies.length).toBeGreaterThan(18)
    expect(secrets.size).toBeGreaterThan(20)
    expect(lines.length).toBeGreaterThan(20)
    const places = { log: lines.join(''), replies: JSON.stringify(replies), stored }
    const found = [...secrets].flatMap((secret) =>
      Object.entries(places).flatMap(([place, text]) => (text.includes(secret) ? [place] : [])),
    )
    expect(found).toEqual([])
  })

  it('refuses tokens that were swapped between two rows', async () => {
    const { token } = person
    await connectTo({ app, token, network: 'tiktok' })
    await connectTo({ app, token, network: 'linkedin' })
    await app.database.pool.query(
      `update connections a set sealed_access_token = b.sealed_access_token
       from connections b where a.id <> b.id`,
    )
    for (const row of await rows()) {
      expect(() => openAccount({ ctx: app.ctx, row })).toThrow('Sealed for another place')
    }
  })
})

it('deleting a person deletes the connections and revokes the tokens at the networks', async () => {
  const leaving = await signInWithPlan(app, { id: 6 })
  await connectTo({ app, token: leaving.token, network: 'tiktok' })
  networks.host.clearRequests()
  const body = { confirmation: 'УДАЛИТЬ' }
  const gone = await call(app, { method: 'DELETE', path: '/users/me', token: leaving.token, body })
  expect(gone.status).toBe(200)
  const left = await app.database.pool.query('select from connections')
  expect(left.rowCount).toBe(0)
  await app.runDueJobs()
  expect(networks.host.requests('tiktok').map(({ path }) => path)).toEqual(['/v2/oauth/revoke/'])
})
