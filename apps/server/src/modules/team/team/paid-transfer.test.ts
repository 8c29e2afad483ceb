import { expect, it } from 'vitest'
import { z } from 'zod'
import { setUpBuying } from '../../../../test/buying.ts'
import { notify } from '../../../../test/fake-payments.ts'
import { addMember, ask, newWriter, type Writer } from '../../../../test/posts.ts'

const AGENCY = 4
const world = setUpBuying()

/** Paid at the provider, before the webhook. */
const pay = async (who: Writer) => {
  const body = {
    planId: AGENCY,
    currency: 'RUB',
    billingPeriod: 'monthly',
    email: 'olga@example.com',
    isOfferAccepted: true,
  }
  const path = '/users/subscription/invoice'
  const { data } = await ask(world.app, who, { method: 'POST', path, body })
  return world.card.pay(z.looseObject({ orderId: z.string() }).parse(data).orderId).id
}

const tell = async (paymentId: string) => {
  await notify(world.app, { paymentId })
  await world.app.runDueJobs()
}

const createShared = async (owner: Writer): Promise<Writer> => {
  const body = { name: 'Зерно', timeZone: 'Europe/Moscow' }
  const { data } = await ask(world.app, owner, { method: 'POST', path: '/workspaces', body })
  return { ...owner, workspaceId: z.looseObject({ id: z.string() }).parse(data).id }
}

const ownersOf = async (who: Writer) => {
  const { data } = await ask(world.app, who, { path: '/team' })
  const member = z.object({ userId: z.string(), role: z.string() })
  const { members } = z.object({ members: z.array(member) }).parse(data)
  return members.filter(({ role }) => role === 'owner').map(({ userId }) => userId)
}

it('a workspace transferred while both pay has one owner, and every payment is booked once', async () => {
  const owner = await newWriter(world.app, 100)
  await tell(await pay(owner))
  const shared = await createShared(owner)
  const receiver = await addMember(world.app, shared, { id: 101, role: 'editor' })
  const transfer = '/workspaces/current/transfer'
  const body = { userId: receiver.userId }
  await ask(world.app, shared, { method: 'POST', path: transfer, body })
  const take = () => ask(world.app, receiver, { method: 'POST', path: `${transfer}/accept` })
  const paymentId = await pay(receiver)
  const [first] = await Promise.all([take(), tell(paymentId)])
  expect([200, 402]).toContain(first.status)
  if (first.status === 402) expect(await take()).toMatchObject({ status: 200 })
  expect(await ownersOf(receiver)).toEqual([receiver.userId])
  for (const person of [owner, receiver]) {
    const { data } = await ask(world.app, person, { path: '/users/me/subscription' })
    expect(JSON.stringify(data)).toContain('AGENCY')
  }
  await world.app.consumeEvents()
  const { data: log } = await ask(world.app, owner, { path: '/team/activity?area=billing' })
  const { items } = z.object({ items: z.array(z.object({ text: z.string() })) }).parse(log)
  expect(items.map(({ text }) => text)).toEqual([expect.stringContaining('Оплачен тариф')])
  await world.expectSoundLedger()
})
