import { describe, expect, it } from 'vitest'
import { listOf } from '../../../../test/connecting.ts'
import { DAY, MINUTE, setUpConnections } from '../../../../test/set-up-connections.ts'
import { workspaceOf } from '../../../../test/workspace-of.ts'
import { findUnchecked, warnEnding } from './connections.jobs.ts'
import { renewOrCheckConnection } from './keep-alive.ts'
import { enqueueChecks, warnOfExpiry } from './scan-connections.ts'

const play = setUpConnections()
const { clock, connect, tokenNow, rowOf, scan, fakeOf, notifications } = play

describe('a daily check', () => {
  it('finds an access that was taken away', async () => {
    const id = await connect('linkedin')
    fakeOf('linkedin').revokeAccount((await rowOf(id)).externalId)
    await scan(findUnchecked)
    await play.app.runDueJobs()
    expect((await rowOf(id)).access).toBe('active')
    clock.advance(DAY + MINUTE)
    await scan(findUnchecked)
    await play.app.runDueJobs()
    expect((await rowOf(id)).access).toBe('needs_reauth')
    expect(await notifications()).toHaveLength(1)
  })

  it('renews an access that has run out on the way', async () => {
    const id = await connect('tiktok')
    fakeOf('tiktok').expireAccess((await rowOf(id)).externalId)
    expect(await renewOrCheckConnection({ ctx: play.app.ctx, id, goal: 'check' })).toMatchObject({
      version: 2,
      access: 'active',
    })
  })

  it('notices that our bot may not post any more', async () => {
    const id = await connect('telegram')
    fakeOf('telegram').revokeAccount((await rowOf(id)).externalId)
    await renewOrCheckConnection({ ctx: play.app.ctx, id, goal: 'check' })
    const [shown] = await listOf({ app: play.app, token: await tokenNow() })
    expect(shown?.health.notice).toBeTruthy()
  })
})

describe('a workspace with more connections than a page holds', () => {
  const COUNT = 1100
  const insertMany = async (checkedAt: Date) => {
    const workspaceId = await workspaceOf(play.app, await tokenNow())
    await play.app.database.pool.query(
      `insert into connections (id, workspace_id, network, method, external_id, title, details, scopes,
         missing_scopes, sealed_access_token, is_renewable, connected_at, refreshed_at, checked_at,
         access_expires_at)
       select gen_random_uuid(), $1, 'linkedin', 'default', 'many-' || n, 'Аккаунт ' || n, '{}', '{}',
         '{}', 'sealed', false, $2, $2, $2, $3
       from generate_series(1, $4) n`,
      [workspaceId, checkedAt, new Date(clock.now().getTime() + 5 * DAY), COUNT],
    )
  }
  const countJobs = async (name: string) => {
    const { rows } = await play.app.database.pool.query<{ n: number }>(
      "select count(*)::int as n from pgboss.job where name = $1 and state = 'created'",
      [name],
    )
    return rows[0]?.n
  }

  it('has every one of them checked that is due, and none that is not', async () => {
    await insertMany(clock.now())
    await enqueueChecks({ ctx: play.app.ctx })
    expect(await countJobs('connections.check')).toBe(0)
    clock.advance(DAY + MINUTE)
    await enqueueChecks({ ctx: play.app.ctx })
    await enqueueChecks({ ctx: play.app.ctx })
    expect(await countJobs('connections.check')).toBe(COUNT)
    await play.app.database.pool.query("delete from pgboss.job where name = 'connections.check'")
  })

  it('is warned of every access that ends, and not again when the warnings are gone', async () => {
    const readWarned = async () => {
      const { rows } = await play.app.database.pool.query<{ subject: string }>(
        "delete from events where kind = 'connection.expiring' returning subject_id as subject",
      )
      return new Set(rows.map(({ subject }) => subject)).size
    }
    await insertMany(clock.now())
    await warnOfExpiry({ ctx: play.app.ctx })
    expect(await readWarned()).toBe(COUNT)
    await warnOfExpiry({ ctx: play.app.ctx })
    expect(await readWarned()).toBe(0)
  })
})

describe('an access that only the person can prolong', () => {
  const warnings = async (at: number[]) => {
    const seen: number[] = []
    const start = clock.now().getTime()
    for (const day of at) {
      clock.set(new Date(start + day * DAY))
      await scan(warnEnding)
      await scan(warnEnding)
      seen.push((await notifications()).filter(({ kind }) => kind === 'connection_expiring').length)
    }
    return seen
  }

  it('is warned of a week and a day ahead, once each', async () => {
    await connect('linkedin')
    expect(await warnings([0, 52, 53.5, 55, 58, 59.2, 59.8])).toEqual([0, 0, 1, 1, 1, 2, 2])
    const [week, day] = await notifications()
    expect(week?.text).toContain('через 6\u00a0дней')
    expect(day?.text).toContain('меньше чем через сутки')
  })

  it('is not asked about all day long, and is marked when it ends', async () => {
    const id = await connect('linkedin')
    clock.advance(51 * DAY)
    for (let n = 0; n < 5; n += 1) {
      await scan()
      clock.advance(MINUTE)
    }
    expect(play.networks.requests('linkedin')).toHaveLength(1)
    clock.advance(9 * DAY)
    await scan()
    expect((await rowOf(id)).access).toBe('needs_reauth')
  })

  it('shows whether we renew it and when it ends', async () => {
    await connect('linkedin')
    const [linkedin] = await listOf({ app: play.app, token: await tokenNow() })
    expect(linkedin?.health).toMatchObject({
      isRenewedByUs: false,
      expiresAt: new Date(clock.now().getTime() + 60 * DAY).toISOString(),
    })
    await connect('youtube')
    const youtube = (await listOf({ app: play.app, token: await tokenNow() })).find(
      ({ network }) => network === 'youtube',
    )
    expect(youtube?.health).toMatchObject({ isRenewedByUs: true, expiresAt: null })
  })
})
