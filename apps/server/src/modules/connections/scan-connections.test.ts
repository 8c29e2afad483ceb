import { describe, expect, it } from 'vitest'
import { listOf } from '../../../test/connecting.ts'
import { DAY, MINUTE, playConnections } from '../../../test/play-connections.ts'
import { inspect } from './connections.jobs.ts'
import { keepAlive } from './keep-alive.ts'

const play = playConnections()
const { clock, connect, tokenNow, rowOf, scan, fakeOf, notifications } = play

describe('a daily check', () => {
  it('finds an access that was taken away', async () => {
    const id = await connect('linkedin')
    fakeOf('linkedin').revokeAccount((await rowOf(id)).externalId)
    await scan(inspect)
    await play.app.runDueJobs()
    expect((await rowOf(id)).access).toBe('active')
    clock.advance(DAY + MINUTE)
    await scan(inspect)
    await play.app.runDueJobs()
    expect((await rowOf(id)).access).toBe('needs_reauth')
    expect(await notifications()).toHaveLength(1)
  })

  it('renews an access that has run out on the way', async () => {
    const id = await connect('tiktok')
    fakeOf('tiktok').expireAccess((await rowOf(id)).externalId)
    expect(await keepAlive({ ctx: play.app.ctx, id, goal: 'check' })).toMatchObject({
      version: 2,
      access: 'active',
    })
  })

  it('notices that our bot may not post any more', async () => {
    const id = await connect('telegram')
    fakeOf('telegram').revokeAccount((await rowOf(id)).externalId)
    await keepAlive({ ctx: play.app.ctx, id, goal: 'check' })
    const [shown] = await listOf({ app: play.app, token: await tokenNow() })
    expect(shown?.health.notice).toBeTruthy()
  })
})

describe('an access that only the person can prolong', () => {
  const warnings = async (at: number[]) => {
    const seen: number[] = []
    const start = clock.now().getTime()
    for (const day of at) {
      clock.set(new Date(start + day * DAY))
      await scan(inspect)
      await scan(inspect)
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
