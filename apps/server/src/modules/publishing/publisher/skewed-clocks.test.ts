import type { ProcessClock } from '@kadr/kit/clock'
import { newId } from '@kadr/kit/new-id'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { setUpPublishing } from '../../../../test/publishing/set-up-publishing.ts'
import { postTargets } from '../../../db/schema/publishing/posts.ts'
import { fromNow } from '../../../platform/leases/database-clock.ts'
import { removeAtNetwork } from './remove-at-network.ts'

const play = setUpPublishing({ networks: ['telegram', 'pinterest', 'linkedin'] })

/** A process with a skewed clock on the same database. */
const machine = (offMinutes: number) => {
  const { ctx } = play.app
  const clock: ProcessClock = {
    now: () => new Date(ctx.clock.now().getTime() + play.minutes(offMinutes)),
    monotonic: ctx.clock.monotonic,
  }
  return { ...ctx, clock }
}

it('a worker whose clock is ten minutes ahead takes nothing over from one in the middle of its call', async () => {
  const { id, text } = await play.plan({ network: 'pinterest' })
  const behind = machine(-5)
  const { promise: isCalling, resolve: begin } = Promise.withResolvers<void>()
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>()
  const { findContext } = behind.networks
  const slow = {
    ...behind,
    networks: {
      findContext: (of: Parameters<typeof findContext>[0]) => {
        const found = findContext(of)
        return (
          found && {
            ...found,
            http: async (request: Parameters<typeof found.http>[0]) => {
              if (request.method === 'POST' && String(request.url).endsWith('/pins')) {
                begin()
                await mayGoOn
              }
              return found.http(request)
            },
          }
        )
      },
    },
  }
  const working = play.work(play.worker({ ctx: slow }))
  await isCalling
  expect(await play.work(play.worker({ ctx: machine(5) }))).toBe(0)
  goOn()
  await working
  await play.settle(play.worker({ ctx: machine(5) }))
  expect(await play.targetOf(id)).toMatchObject({ state: 'published', failure: null })
  expect(play.arrived('pinterest', text)).toBe(1)
})

it('workers whose clocks differ lose nothing, miss nothing and send once', async () => {
  const [ahead, behind] = [machine(5), machine(-5)].map((ctx) => play.worker({ ctx }))
  if (!ahead || !behind) throw new Error('Two workers are needed')
  const planned = []
  for (const network of ['pinterest', 'linkedin', 'pinterest'] as const) {
    planned.push({ network, ...(await play.plan({ network })) })
  }
  play.host.setFault({ network: 'linkedin', kind: 'cut-after', path: '*/posts', times: 1 })
  play.host.setFault({ network: 'pinterest', kind: 'cut-before', path: '*/pins', times: 1 })
  for (let round = 0; round < 4; round += 1) {
    await play.work(ahead)
    await play.work(behind)
  }
  await play.settle(behind)
  for (const { id, network, text } of planned) {
    expect(await play.targetOf(id)).toMatchObject({ state: 'published', failure: null })
    expect(play.arrived(network, text)).toBe(1)
  }
})

it('a worker whose clock is ahead sends nothing before its time', async () => {
  const { id } = await play.plan({ network: 'telegram', inMs: play.minutes(9) })
  expect(await play.work(play.worker({ ctx: machine(10) }))).toBe(0)
  expect((await play.targetOf(id)).state).toBe('scheduled')
})

it('a machine whose clock is ahead removes nothing whose continuation is being sent', async () => {
  const { id, postId, text } = await play.plan({ network: 'telegram' })
  await play.settle()
  const { db, databaseClock } = play.app.ctx
  const leaseUntil = fromNow(databaseClock, play.minutes(1))
  await db.update(postTargets).set({ leaseUntil }).where(eq(postTargets.id, id))
  const { workspaceId } = await play.targetOf(id)
  const target = { workspaceId, postId, targetId: id }
  const removing = removeAtNetwork({ ctx: machine(5), ...target, actorId: newId() })
  await expect(removing).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(play.arrived('telegram', text)).toBe(1)
})
