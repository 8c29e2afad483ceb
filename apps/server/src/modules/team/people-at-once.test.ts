import { expect, it } from 'vitest'
import { z } from 'zod'
import { setUpBuying } from '../../../test/buying.ts'
import { notify } from '../../../test/fake-payments.ts'
import { call } from '../../../test/people.ts'
import {
  addAccount,
  addMember,
  ask,
  createDraft,
  newWriter,
  type Writer,
} from '../../../test/posts.ts'

const AGENCY = 4
const world = setUpBuying()
const withId = z.looseObject({ id: z.string() })

/** Paid at the provider; the server is not told yet. */
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

const createShared = async (owner: Writer, name: string): Promise<Writer> => {
  const body = { name, timeZone: 'Europe/Moscow' }
  const { data } = await ask(world.app, owner, { method: 'POST', path: '/workspaces', body })
  return { ...owner, workspaceId: withId.parse(data).id }
}

const membersOf = async (who: Writer) => {
  const { data } = await ask(world.app, who, { path: '/team' })
  const member = z.object({ userId: z.string(), role: z.string() })
  return z.object({ members: z.array(member) }).parse(data).members
}

it('has one owner and a sound ledger when it changes hands while the receiver pays', async () => {
  const owner = await newWriter(world.app, 100)
  await tell(await pay(owner))
  const shared = await createShared(owner, 'Зерно')
  const receiver = await addMember(world.app, shared, { id: 101, role: 'editor' })
  const transfer = '/workspaces/current/transfer'
  const body = { userId: receiver.userId }
  await ask(world.app, shared, { method: 'POST', path: transfer, body })
  const paymentId = await pay(receiver)
  const take = () => ask(world.app, receiver, { method: 'POST', path: `${transfer}/accept` })
  const [first] = await Promise.all([take(), tell(paymentId)])
  expect([200, 402]).toContain(first.status)
  if (first.status === 402) expect(await take()).toMatchObject({ status: 200 })
  const owners = (await membersOf(receiver)).filter(({ role }) => role === 'owner')
  expect(owners).toEqual([{ userId: receiver.userId, role: 'owner' }])
  await world.expectSoundLedger()
})

it('tells everything of a person in three workspaces, and forgets them in each', async () => {
  const { app } = world
  const hosts: Writer[] = []
  for (const [index, name] of ['Зерно', 'Глина'].entries()) {
    const host = await newWriter(app, 200 + index)
    await tell(await pay(host))
    hosts.push(await createShared(host, name))
  }
  const [grain, clay] = hosts
  if (!grain || !clay) throw new Error('There are two hosts')
  const person = await newWriter(app, 210)
  const inGrain = await addMember(app, grain, { id: 210, role: 'editor' })
  const inClay = await addMember(app, clay, { id: 210, role: 'viewer' })
  const post = await createDraft(app, inGrain, [await addAccount(app, grain)])
  const comment = (who: Writer, text: string) =>
    ask(app, who, {
      method: 'POST',
      path: `/posts/${post.id}/comments`,
      body: { text, parentId: null, mentions: [], isForGuests: false },
    })
  await comment(inGrain, 'Слова уходящего')
  await comment(grain, 'Слова хозяина')

  const { data } = await call(app, { path: '/users/me/export', token: person.token })
  const text = JSON.stringify(data)
  for (const told of ['Слова уходящего', grain.workspaceId, clay.workspaceId]) {
    expect(text).toContain(told)
  }
  expect(text).not.toContain('Слова хозяина')

  const removal = { method: 'DELETE', path: '/users/me', token: person.token } as const
  expect(await call(app, { ...removal, body: { confirmation: 'УДАЛИТЬ' } })).toMatchObject({
    status: 200,
  })
  for (const host of [grain, clay]) {
    expect((await membersOf(host)).map(({ userId }) => userId)).toEqual([host.userId])
  }
  const kept = await ask(app, grain, { path: `/posts/${post.id}` })
  expect(kept).toMatchObject({ status: 200, data: { author: null } })
  const { data: comments } = await ask(app, grain, { path: `/posts/${post.id}/comments` })
  expect(comments).toMatchObject([{ author: null }, { author: { id: grain.userId } }])
  expect((await ask(app, inClay, { path: '/posts' })).status).toBe(401)
})
