import type { Network } from '@kadr/contract/networks'
import { MIGRATED } from '@kadr/sandbox/networks/telegram/index'
import { expect, it } from 'vitest'
import { playPublishing } from '../../../test/publishing/play-publishing.ts'
import type { AppContext } from '../../context.ts'

const play = playPublishing({ networks: ['telegram'] })

/**
 * A worker whose process is suspended until its lease is over, at one point after the attempt was recorded: before the
 * first call (`connect`) or while the answer of the first call is on its way (`answer`).
 */
const suspendedWorker = (targetId: string, at: 'connect' | 'answer') => {
  const { ctx } = play.app
  let isRecorded = false
  let isSuspended = false
  const suspend = () => {
    if (!isRecorded || isSuspended) return
    isSuspended = true
    play.clock.advance(play.minutes(5))
  }
  const transaction: AppContext['db']['transaction'] = async (run, config) => {
    const result = await ctx.db.transaction(run, config)
    isRecorded ||= (await play.attemptsOf(targetId)).length > 0
    return result
  }
  const db = new Proxy(ctx.db, {
    get: (target, name, receiver) =>
      name === 'transaction' ? transaction : Reflect.get(target, name, receiver),
  })
  const networks: AppContext['networks'] = {
    findContext: (of) => {
      const found = ctx.networks.findContext(of)
      if (at === 'connect') suspend()
      if (!found) return undefined
      return {
        ...found,
        http: async (request) => {
          const outcome = await found.http(request)
          if (at === 'answer') suspend()
          return outcome
        },
      }
    },
  }
  return { worker: play.worker({ ctx: { ...ctx, db, networks } }), wasSuspended: () => isSuspended }
}

/** The group has moved: Telegram refuses the first message and names the chat to send it to. */
const planForMovedGroup = async () => {
  await play.app.database.pool.query('delete from connections where external_id = $1', [
    MIGRATED.from,
  ])
  const connectionId = await play.cloneAccount('telegram', MIGRATED.from)
  return play.plan({ network: 'telegram', connectionId, settings: { chain: [] } })
}

const sendCalls = (network: Network) =>
  play.host.requests(network).filter(({ path }) => path.includes('/send')).length

it('makes no call when the lease ended between the attempt and the first call', async () => {
  const { id, text } = await play.plan({ network: 'telegram', settings: { chain: [] } })
  const { worker, wasSuspended } = suspendedWorker(id, 'connect')
  await play.work(worker)
  expect(wasSuspended()).toBe(true)
  expect(sendCalls('telegram')).toBe(0)
  // The outcome belongs to the next holder of the lease: this worker writes nothing about it.
  expect(await play.causesOf(id)).toEqual(['claimed', 'preparing', 'submitting'])
  expect(await play.attemptsOf(id)).toMatchObject([{ state: 'open', endedAt: null }])
  await play.settle()
  expect((await play.targetOf(id)).state).toBe('needs_attention')
  expect(play.arrived('telegram', text)).toBe(0)
})

it('makes no second call when the lease ended while the first was answered', async () => {
  const { id, text } = await planForMovedGroup()
  const { worker, wasSuspended } = suspendedWorker(id, 'answer')
  await play.work(worker)
  expect(wasSuspended()).toBe(true)
  expect(sendCalls('telegram')).toBe(1)
  expect(play.arrived('telegram', text)).toBe(0)
})

it('sends to the chat the group has moved to while the lease holds', async () => {
  const { id, text } = await planForMovedGroup()
  await play.settle()
  expect((await play.targetOf(id)).state).toBe('published')
  expect(play.arrived('telegram', text)).toBe(1)
})
