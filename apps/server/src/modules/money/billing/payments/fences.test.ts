import { MINUTE_MS } from '@kadr/kit/durations'
import { newId } from '@kadr/kit/new-id'
import { expect, it } from 'vitest'
import { setUpBuying } from '../../../../../test/buying.ts'
import { claimDueOrders, setNextCheck } from '../checkout/orders.repository.ts'
import { makeRefund } from './make-refund.ts'
import { claimDueRefunds } from './payments.repository.ts'
import { requestRefund } from './refund-payment.ts'

const world = setUpBuying()
const LEASE_MS = 5 * MINUTE_MS

const lease = () => {
  const { db, databaseClock: clock } = world.app.ctx
  return { db, clock, leaseMs: LEASE_MS, owner: newId(), limit: 10 }
}
const only = <T>(list: readonly T[]): T => {
  const [first, ...others] = list
  if (!first || others.length > 0) throw new Error(`Expected one, got ${list.length}`)
  return first
}

it('lets nobody decide about the check of an order whose lease another worker holds', async () => {
  const { db } = world.app.ctx
  const person = await world.newPerson()
  await world.invoiceOf(person)
  world.clock.advance(20 * MINUTE_MS)
  const slept = only(await claimDueOrders(lease()))
  expect(await claimDueOrders(lease())).toEqual([])
  world.clock.advance(LEASE_MS + 1)
  const held = only(await claimDueOrders(lease()))
  await setNextCheck({ db, order: slept, checkAt: null })
  expect((await world.rowsOf('orders', person))[0]?.check_at).not.toBeNull()
  await setNextCheck({ db, order: held, checkAt: null })
  expect((await world.rowsOf('orders', person))[0]?.check_at).toBeNull()
})

it('books a refund only for the worker that holds its lease, and once', async () => {
  const { ctx } = world.app
  const person = await world.newPerson()
  await world.buy(person)
  const { id: paymentId } = only(await world.rowsOf('payments', person))
  const { id } = await requestRefund({ ctx, paymentId, note: 'Возврат' })
  const slept = only(await claimDueRefunds(lease()))
  world.clock.advance(LEASE_MS + 1)
  const held = only(await claimDueRefunds(lease()))
  const stateOf = async () => {
    const { rows } = await world.app.database.pool.query(
      'select state from refunds where id = $1',
      [id],
    )
    return rows[0]?.state
  }
  await makeRefund({ ctx, refund: slept })
  expect(await stateOf()).toBe('created')
  await makeRefund({ ctx, refund: held })
  expect(await stateOf()).toBe('succeeded')
  await makeRefund({ ctx, refund: held })
  expect(world.card.refunds.size).toBe(1)
  expect(only(await world.rowsOf('payments', person)).refunded).toBe(149_000)
  await world.expectSoundLedger()
})
