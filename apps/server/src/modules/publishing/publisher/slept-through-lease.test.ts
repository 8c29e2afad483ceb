import type { Network } from '@kadr/contract/publishing/networks'
import { MIGRATED } from '@kadr/sandbox/networks/telegram/index'
import { expect, it } from 'vitest'
import { setUpPublishing } from '../../../../test/publishing/set-up-publishing.ts'
import {
  createSuspendedContext,
  type Moment,
} from '../../../../test/publishing/suspended-context.ts'

const play = setUpPublishing({ networks: ['telegram', 'pinterest'] })

const passLease = () => play.clock.advance(play.minutes(5))

/** A worker that is suspended until its lease expires, after the attempt of a part was recorded. */
const suspendedWorker = (
  targetId: string,
  moment: Moment,
  { part = 0, sleep = passLease }: { part?: number; sleep?: () => void | Promise<void> } = {},
) => {
  const { ctx, hasSlept } = createSuspendedContext({
    ctx: play.app.ctx,
    moment,
    isRecorded: async () =>
      (await play.attemptsOf(targetId)).some((attempt) => attempt.part === part),
    sleep,
  })
  return { worker: play.worker({ ctx }), wasSuspended: hasSlept }
}

/** A migrated group: Telegram refuses the first message and returns the id of the new chat. */
const planForMovedGroup = async () => {
  await play.app.database.pool.query('delete from connections where external_id = $1', [
    MIGRATED.from,
  ])
  const connectionId = await play.cloneAccount('telegram', MIGRATED.from)
  return play.plan({ network: 'telegram', connectionId, settings: { chain: [] } })
}

const sendCalls = (network: Network) =>
  play.host.requests(network).filter(({ path }) => path.includes('/send')).length

it.each(['recorded', 'connect'] as const)(
  'makes no call when the lease ended between the attempt and the first call: %s',
  async (moment) => {
    const { id, text } = await play.plan({ network: 'telegram', settings: { chain: [] } })
    const { worker, wasSuspended } = suspendedWorker(id, moment)
    await play.work(worker)
    expect(wasSuspended()).toBe(true)
    expect(sendCalls('telegram')).toBe(0)
    // The outcome belongs to the next owner of the lease: this worker writes nothing about it.
    expect(await play.causesOf(id)).toEqual(['claimed', 'preparing', 'submitting'])
    expect(await play.attemptsOf(id)).toMatchObject([{ state: 'open', endedAt: null }])
    await play.settle()
    expect((await play.targetOf(id)).state).toBe('needs_attention')
    expect(play.arrived('telegram', text)).toBe(0)
  },
)

it('does not send a reply when the lease ended after its attempt', async () => {
  const { id } = await play.plan({ network: 'telegram', settings: { chain: ['дальше'] } })
  const { worker, wasSuspended } = suspendedWorker(id, 'connect', { part: 1 })
  await play.work(worker)
  expect(wasSuspended()).toBe(true)
  expect(sendCalls('telegram')).toBe(1)
  expect(await play.attemptsOf(id)).toMatchObject([{ state: 'published' }, { state: 'open' }])
})

it('does nothing when another worker has published meanwhile', async () => {
  const { id, text } = await play.plan({ network: 'pinterest' })
  const { worker, wasSuspended } = suspendedWorker(id, 'recorded', {
    sleep: async () => {
      passLease()
      await play.settle()
      expect((await play.targetOf(id)).state).toBe('published')
    },
  })
  await play.work(worker)
  expect(wasSuspended()).toBe(true)
  expect(play.arrived('pinterest', text)).toBe(1)
  expect((await play.causesOf(id)).filter((cause) => cause === 'published')).toHaveLength(1)
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
