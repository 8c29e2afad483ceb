import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { createSlotQueue, type Slot, type SlotQueue } from './slots.ts'

let app: TestShell
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())
beforeEach(() => app.database.pool.query('delete from download_slots'))

const signal = new AbortController().signal
/** The limit of running requests over all processes. */
const ROOM = 24

const take = async (queue: SlotQueue, address: string): Promise<Slot> => {
  const waiting = queue.wait({ kind: 'stream', address, signal })
  for (;;) {
    const step = await waiting.next()
    if (step.done) return step.value
  }
}

const countRunning = async () => {
  const { rows } = await app.database.pool.query(
    'select count(*)::int as n from download_slots where is_running',
  )
  return Number(rows[0]?.n)
}

it('asks about all places of a process at once', async () => {
  const transactions = vi.spyOn(app.ctx.db, 'transaction')
  const queue = createSlotQueue(app.ctx)
  const slots = await Promise.all(
    Array.from({ length: ROOM }, (_, index) => take(queue, `address ${index}`)),
  )
  // Requests enter the queue one after another, so a few polls are needed, but not one per request.
  expect(transactions.mock.calls.length).toBeLessThan(ROOM / 2)
  expect(await countRunning()).toBe(ROOM)
  transactions.mockRestore()
  await Promise.all(slots.map((slot) => slot.release()))
})

it('gives a freed slot to one of the waiting requests, in any process', async () => {
  const [here, elsewhere] = [createSlotQueue(app.ctx), createSlotQueue(app.ctx)]
  const slots = await Promise.all(
    Array.from({ length: ROOM }, (_, index) => take(here, `address ${index}`)),
  )
  const taken: Slot[] = []
  const waiting = [here, elsewhere].map(async (queue, index) => {
    taken.push(await take(queue, `late ${index}`))
  })
  await slots[0]?.release()
  await Promise.race(waiting)
  expect(await countRunning()).toBe(ROOM)
  expect(taken).toHaveLength(1)
  await slots[1]?.release()
  await Promise.all(waiting)
  await Promise.all([...slots.slice(2), ...taken].map((slot) => slot.release()))
})

it('leaves the queue when the person does', async () => {
  const queue = createSlotQueue(app.ctx)
  const slots = await Promise.all(Array.from({ length: 3 }, () => take(queue, 'anna')))
  const controller = new AbortController()
  const waiting = queue.wait({ kind: 'stream', address: 'anna', signal: controller.signal })
  expect(await waiting.next()).toEqual({ done: false, value: { type: 'waiting', place: 1 } })
  controller.abort()
  await expect(waiting.next()).rejects.toThrow()
  const { rows } = await app.database.pool.query('select count(*)::int as n from download_slots')
  expect(rows[0]?.n).toBe(3)
  await Promise.all(slots.map((slot) => slot.release()))
})
