import { DAY_MS, HOUR_MS } from '@kadr/kit/durations'
import { describe, expect, it } from 'vitest'
import { type Person, setUpBuying } from '../../../../test/buying.ts'
import { checkRefunds } from './checkout/check-orders.ts'
import { requestRefund } from './payments/refund-payment.ts'

const world = setUpBuying()
const startTrial = (person: Person) => person.send('POST', '/users/subscription/trial', {})
const pointsOf = async (person: Person) => (await person.send('GET', '/users/me/points')).data

describe('a trial', () => {
  it('gives a week of Creator without a payment and ends by itself', async () => {
    const person = await world.newPerson()
    expect(await world.billingOf(person)).toMatchObject({ trial: { plan: 'CREATOR', days: 7 } })
    expect(await startTrial(person)).toMatchObject({ status: 200, data: { trial: null } })
    expect(await world.planOf(person)).toMatchObject({
      type: 'CREATOR',
      status: 'active',
      isFreeTrialUser: true,
      daysUntilExpiry: 7,
      limits: { videoGenerations: 100 },
    })
    expect(await pointsOf(person)).toMatchObject({ planName: 'CREATOR', videoGenerations: 100 })
    world.clock.advance(7 * DAY_MS)
    expect(await world.planOf(person)).toMatchObject({ status: 'expired', isFreeTrialUser: true })
    expect(await pointsOf(person)).toMatchObject({ planName: 'FREE' })
    expect(world.card.calls).toEqual([])
  })

  it('is given once, and to nobody who has bought', async () => {
    const [person, buyer] = [await world.newPerson(), await world.newPerson()]
    await startTrial(person)
    world.clock.advance(30 * DAY_MS)
    expect((await startTrial(person)).status).toBe(409)
    await world.buy(buyer)
    expect(await world.billingOf(buyer)).toMatchObject({ trial: null })
    expect((await startTrial(buyer)).status).toBe(409)
  })

  it('is not given again to a person who deleted the account and came back', async () => {
    const person = await world.newPerson()
    await startTrial(person)
    await person.send('DELETE', '/users/me', { confirmation: 'УДАЛИТЬ' })
    expect(await world.billingOf(person)).toMatchObject({ trial: null })
    expect((await startTrial(person)).status).toBe(409)
  })

  it('is not given to two accounts with one mailbox', async () => {
    const [first, second] = [await world.newPerson(), await world.newPerson()]
    await world.invoiceOf(first, { email: 'one.box@gmail.com' })
    await world.invoiceOf(second, { email: 'OneBox+again@gmail.com' })
    expect((await startTrial(first)).status).toBe(200)
    expect((await startTrial(second)).status).toBe(409)
  })

  it('takes nothing off a price and gives way to what is bought', async () => {
    const person = await world.newPerson()
    await startTrial(person)
    world.clock.advance(DAY_MS)
    await world.buy(person, { planId: 1 })
    expect(await world.planOf(person)).toMatchObject({
      type: 'HOBBY',
      isFreeTrialUser: false,
      expiresAt: '2026-12-02T09:00:00.000Z',
    })
    await world.expectSoundLedger()
  })

  it('is cut by a paid period and stays cut when the payment is refunded', async () => {
    const person = await world.newPerson()
    await startTrial(person)
    world.clock.advance(DAY_MS)
    await world.buy(person)
    const boughtAt = world.clock.now()
    const [trial, bought] = await world.rowsOf('paid_periods', person)
    expect(trial).toMatchObject({ source: 'trial', ends_at: boughtAt })
    expect(bought).toMatchObject({ source: 'order', starts_at: boughtAt })
    const [payment] = await world.rowsOf('payments', person)
    await requestRefund({ ctx: world.app.ctx, paymentId: String(payment.id), note: 'Передумали' })
    world.clock.advance(HOUR_MS)
    await checkRefunds({ ctx: world.app.ctx })
    // Four days before the trial would have ended.
    world.clock.advance(DAY_MS)
    expect(await world.planOf(person)).toMatchObject({ status: 'expired' })
    expect(await pointsOf(person)).toMatchObject({ planName: 'FREE' })
    expect((await startTrial(person)).status).toBe(409)
    await world.expectSoundLedger()
  })
})
