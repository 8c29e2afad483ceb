import { DAY_MS, HOUR_MS, MINUTE_MS } from '@kadr/kit/durations'
import { expect, it } from 'vitest'
import { setUpBuying } from '../../../../../test/buying.ts'
import { notify } from '../../../../../test/fake-payments.ts'
import { repeatWebhooks } from '../checkout/check-orders.ts'
import { measurePayments } from './measure-payments.ts'
import { readWebhook } from './store-webhook.ts'

const world = setUpBuying()

const webhooksOf = async (paymentId: string) => {
  const { rows } = await world.app.database.pool.query(
    'select * from payment_webhooks where payment_id = $1 order by id',
    [paymentId],
  )
  return rows
}
const jobsOf = async (id: number) => {
  const { rows } = await world.app.database.pool.query(
    `select id from pgboss.job where name = 'billing.read-webhook' and data->>'id' = $1
      and state in ('created', 'retry')`,
    [String(id)],
  )
  return rows
}

it('about a payment that nobody knows is read a few times, then parked and counted', async () => {
  const { ctx } = world.app
  expect((await notify(world.app, { paymentId: 'forged-1' })).statusCode).toBe(200)
  const [{ id }] = await webhooksOf('forged-1')
  for (let attempt = 1; attempt < 12; attempt += 1) {
    await expect(readWebhook({ ctx, id })).rejects.toMatchObject({ code: 'not_found' })
  }
  await readWebhook({ ctx, id })
  const [parked] = await webhooksOf('forged-1')
  expect(parked).toMatchObject({ attempts: 12, failure: 'not_found', processed_at: null })
  expect(parked.parked_at).not.toBeNull()
  const calls = world.card.calls.length
  await readWebhook({ ctx, id })
  world.clock.advance(DAY_MS)
  await world.app.database.pool.query('delete from pgboss.job where name = $1', [
    'billing.read-webhook',
  ])
  await repeatWebhooks({ ctx })
  expect(await jobsOf(id)).toEqual([])
  expect(world.card.calls.length).toBe(calls)
  await measurePayments(ctx)
  expect(await ctx.metrics.registry.metrics()).toContain('payment_webhooks{state="parked"} 1')
})

it('that waits for a provider is repeated more and more rarely, and given up after days', async () => {
  const { ctx } = world.app
  const person = await world.newPerson()
  const { orderId } = await world.invoiceOf(person)
  const payment = world.card.pay(orderId)
  world.card.problems.isDown = true
  await notify(world.app, { paymentId: payment.id })
  const [{ id }] = await webhooksOf(payment.id)
  const read = () => readWebhook({ ctx, id }).catch(() => undefined)
  const isRepeated = async () => {
    await world.app.database.pool.query(`delete from pgboss.job where data->>'id' = $1`, [
      String(id),
    ])
    await repeatWebhooks({ ctx })
    return (await jobsOf(id)).length > 0
  }
  world.clock.advance(11 * MINUTE_MS)
  expect(await isRepeated()).toBe(true)
  for (let attempt = 0; attempt < 50; attempt += 1) await read()
  expect(await isRepeated()).toBe(false)
  world.clock.advance(HOUR_MS)
  expect(await isRepeated()).toBe(true)
  expect((await webhooksOf(payment.id))[0].parked_at).toBeNull()
  world.clock.advance(3 * DAY_MS)
  await read()
  expect((await webhooksOf(payment.id))[0].parked_at).not.toBeNull()
})

it('forged before the payment does not hide the true one', async () => {
  const person = await world.newPerson()
  const { orderId } = await world.invoiceOf(person)
  const pending = world.card.paymentOf(orderId)
  const tell = () => notify(world.app, { paymentId: pending?.id ?? '', eventId: 'succeeded' })
  await tell()
  await world.app.runDueJobs()
  expect(await world.orderOf(person, orderId)).toMatchObject({ state: 'waiting' })
  world.card.pay(orderId)
  await tell()
  await world.app.runDueJobs()
  expect(await world.orderOf(person, orderId)).toMatchObject({ state: 'paid' })
  expect(await world.rowsOf('payments', person)).toHaveLength(1)
})

it('that comes again while its payment is read is not lost', async () => {
  const { ctx } = world.app
  const person = await world.newPerson()
  const { orderId } = await world.invoiceOf(person)
  const { id: paymentId } = world.card.paymentOf(orderId) ?? { id: '' }
  const tell = () => notify(world.app, { paymentId, eventId: 'succeeded' })
  await tell()
  const [{ id }] = await webhooksOf(paymentId)
  const { readPayment } = world.card.provider
  let reads = 0
  world.card.provider.readPayment = async (input) => {
    const state = await readPayment(input)
    reads += 1
    // The money comes, and the true notification, after the provider was asked.
    if (reads === 1) {
      world.card.pay(orderId)
      await tell()
    }
    return state
  }
  await readWebhook({ ctx, id })
  expect(reads).toBe(2)
  expect(await world.orderOf(person, orderId)).toMatchObject({ state: 'paid' })
})

it('with a NUL or an endless id is refused with 400', async () => {
  for (const paymentId of ['a\0b', 'x'.repeat(5000)]) {
    expect((await notify(world.app, { paymentId, eventId: 'e' })).statusCode).toBe(400)
  }
  expect((await notify(world.app, { paymentId: 'y', eventId: 'e\0' })).statusCode).toBe(400)
})
