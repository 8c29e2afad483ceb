import type { PlanName } from '@kadr/contract/money/subscription'
import { DAY_MS } from '@kadr/kit/durations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { setPlan } from '../../../../test/connecting.ts'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { call, signInAs } from '../../../../test/people.ts'
import {
  addAccount,
  addMember,
  ask,
  createDraft,
  newWriter,
  type Writer,
} from '../../../../test/posts.ts'
import { addPicture } from '../../../../test/reels.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { deleteClosedWorkspacesJob } from './team.jobs.ts'

const clock = createFakeClock(new Date('2026-03-10T09:00:00Z'))
let app: TestShell
beforeAll(async () => {
  app = await createTestApp({ clock })
})
afterAll(() => app.stop())

let number = 1000
const nextNumber = () => {
  number += 100
  return number
}

const newOwner = async (plan: PlanName = 'AGENCY') => {
  const owner = await newWriter(app, nextNumber())
  await setPlan({ app, userId: owner.userId, plan })
  return owner
}

const INVITE = {
  role: 'editor',
  isApprover: false,
  connectionIds: null,
  note: 'Лена',
  to: null,
  maxUses: 1,
  days: 7,
}

const invite = async (owner: Writer, change: object = {}) => {
  const body = { ...INVITE, ...change }
  const { data } = await ask(app, owner, { method: 'POST', path: '/team/invites', body })
  const { invite, url } = z
    .object({ invite: z.object({ id: z.string() }), url: z.string() })
    .parse(data)
  return { id: invite.id, token: new URL(url).searchParams.get('token') ?? '' }
}

const accept = (token: string, who: { token: string }) =>
  call(app, { method: 'POST', path: `/team/accept/${token}`, token: who.token })

const openAs = async (token: string, who?: { token: string }) => {
  const { data } = await call(app, { path: `/team/accept/${token}`, token: who?.token })
  return z.looseObject({ state: z.string() }).parse(data)
}
const stateOf = async (token: string, who?: { token: string }) => (await openAs(token, who)).state

const teamShape = z.object({
  members: z.array(
    z.object({
      userId: z.string(),
      role: z.string(),
      isApprover: z.boolean(),
      connectionIds: z.nullable(z.array(z.string())),
      name: z.string(),
    }),
  ),
  seats: z.object({ used: z.number(), limit: z.number() }),
  transfer: z.nullable(z.object({ toUserId: z.string() })),
})
const teamOf = async (who: Writer) => teamShape.parse((await ask(app, who, { path: '/team' })).data)

const fill = async (owner: Writer, people: number) => {
  const members: Writer[] = []
  for (let index = 0; index < people; index += 1) {
    members.push(await addMember(app, owner, { id: nextNumber(), role: 'viewer' }))
  }
  return members
}

describe('an invite', () => {
  it('brings a person in with its role, once, and says so to those who look again', async () => {
    const owner = await newOwner()
    const { token } = await invite(owner, { isApprover: true })
    const guest = await signInAs(app, { id: nextNumber(), firstName: 'Лена' })
    expect(await stateOf(token)).toBe('open')
    const { data } = await accept(token, guest)
    expect(data).toEqual({ workspaceId: owner.workspaceId })
    expect(await accept(token, guest)).toMatchObject({ status: 200 })
    expect(await stateOf(token, guest)).toBe('member')
    expect(await stateOf(token)).toBe('used_up')
    const { members } = await teamOf(owner)
    expect(members.map(({ role, isApprover }) => [role, isApprover])).toEqual([
      ['owner', false],
      ['editor', true],
    ])
    const other = await signInAs(app, { id: nextNumber() })
    expect(await accept(token, other)).toMatchObject({
      status: 410,
      error: { code: 'LINK_EXPIRED' },
    })
  })

  it('is not accepted twice by two people at once', async () => {
    const owner = await newOwner()
    const { token } = await invite(owner)
    const people = [await signInAs(app, { id: nextNumber() })]
    people.push(await signInAs(app, { id: nextNumber() }))
    const answers = await Promise.all(people.map((person) => accept(token, person)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
    expect((await teamOf(owner)).members).toHaveLength(2)
  })

  it('can be revoked, expires, and one’s own changes nothing', async () => {
    const owner = await newOwner()
    const revoked = await invite(owner)
    const path = `/team/invites/${revoked.id}`
    expect(await ask(app, owner, { method: 'DELETE', path })).toMatchObject({ status: 200 })
    expect(await stateOf(revoked.token)).toBe('revoked')
    const short = await invite(owner, { days: 1 })
    expect(await accept(short.token, owner)).toMatchObject({ status: 200 })
    expect((await teamOf(owner)).members).toHaveLength(1)
    clock.advance(2 * DAY_MS)
    expect(await stateOf(short.token)).toBe('expired')
    const late = await signInAs(app, { id: nextNumber() })
    expect(await accept(short.token, late)).toMatchObject({ status: 410 })
    expect(await call(app, { path: `/team/accept/${'x'.repeat(43)}` })).toMatchObject({
      status: 404,
    })
  })

  it('tells its maker from others, and an address with most letters hidden to all but its own', async () => {
    const owner = await newOwner()
    const { token } = await invite(owner)
    expect(await openAs(token, owner)).toMatchObject({ isOwn: true, sentTo: null })
    expect(await openAs(token)).toMatchObject({ isOwn: false, sentTo: null, isRestricted: false })
    const letter = await invite(owner, { to: { channel: 'email', email: 'lena@example.com' } })
    expect(await openAs(letter.token)).toMatchObject({ sentTo: 'le•••@example.com' })
    const id = nextNumber()
    const named = { id, username: `Lena_${id}` }
    const message = await invite(owner, { to: { channel: 'telegram', username: `@lena_${id}` } })
    const other = await signInAs(app, { id: nextNumber() })
    expect(await openAs(message.token, other)).toMatchObject({ sentTo: '@le•••' })
    const lena = await signInAs(app, named)
    expect(await openAs(message.token, lena)).toMatchObject({ sentTo: null })
    // A name that looks like an address is not one.
    const posing = await signInAs(app, { id: nextNumber(), firstName: `@lena_${id}` })
    const refused = { status: 403, error: { message: expect.stringContaining('@le•••') } }
    expect(await accept(message.token, other)).toMatchObject(refused)
    expect(await accept(message.token, posing)).toMatchObject(refused)
    expect(await accept(message.token, lena)).toMatchObject({ status: 200 })
  })

  it('changes its role before it is accepted', async () => {
    const owner = await newOwner()
    const { id, token } = await invite(owner)
    const body = { role: 'viewer' }
    await ask(app, owner, { method: 'PATCH', path: `/team/invites/${id}`, body })
    await accept(token, await signInAs(app, { id: nextNumber() }))
    expect((await teamOf(owner)).members.map(({ role }) => role)).toEqual(['owner', 'viewer'])
  })

  it('restricted to an account brings in a member who sees that account alone', async () => {
    const owner = await newOwner()
    const shown = await addAccount(app, owner)
    const hidden = await addAccount(app, owner, 'bluesky')
    const posts = [await createDraft(app, owner, [shown]), await createDraft(app, owner, [hidden])]
    const { token } = await invite(owner, { connectionIds: [shown] })
    const lena = await signInAs(app, { id: nextNumber() })
    expect(await openAs(token, lena)).toMatchObject({ isRestricted: true })
    await accept(token, lena)
    const { members } = await teamOf(owner)
    expect(members.map(({ connectionIds }) => connectionIds)).toEqual([null, [shown]])
    const member = { ...owner, token: lena.token }
    const statuses = posts.map(
      async ({ id }) => (await ask(app, member, { path: `/posts/${id}` })).status,
    )
    expect(await Promise.all(statuses)).toEqual([200, 404])
    const accounts = await ask(app, member, { path: '/users/me/connections' })
    expect(JSON.stringify(accounts.data)).toContain(shown)
    expect(JSON.stringify(accounts.data)).not.toContain(hidden)
  })

  it('needs a plan with a team', async () => {
    const owner = await newOwner('ULTIMATE')
    const answer = await ask(app, owner, { method: 'POST', path: '/team/invites', body: INVITE })
    expect(answer).toMatchObject({ status: 402, error: { code: 'PLAN_LIMIT_REACHED' } })
  })
})

describe('seats', () => {
  it('let only one of two people take the tenth', async () => {
    const owner = await newOwner()
    await fill(owner, 8)
    const { token } = await invite(owner, { maxUses: null })
    const people = [
      await signInAs(app, { id: nextNumber() }),
      await signInAs(app, { id: nextNumber() }),
    ]
    const answers = await Promise.all(people.map((person) => accept(token, person)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 402])
    expect((await teamOf(owner)).seats).toEqual({ used: 10, limit: 10 })
    expect(await stateOf(token)).toBe('full')
  })

  it('count a person of two workspaces once', async () => {
    const owner = await newOwner()
    const [member] = await fill(owner, 1)
    const body = { name: 'Вторая', timeZone: 'Europe/Moscow' }
    const { data } = await call(app, {
      method: 'POST',
      path: '/workspaces',
      token: owner.token,
      body,
    })
    const second = { ...owner, workspaceId: z.object({ id: z.string() }).parse(data).id }
    const { token } = await invite(second)
    await fill(owner, 8)
    expect(await stateOf(token)).toBe('full')
    expect(await stateOf(token, { token: member?.token ?? '' })).toBe('open')
    await accept(token, { token: member?.token ?? '' })
    expect((await teamOf(second)).seats.used).toBe(10)
  })
})

describe('a member', () => {
  it('gets another role, and loses everything at once when removed', async () => {
    const owner = await newOwner()
    const admin = await addMember(app, owner, { id: nextNumber(), role: 'admin' })
    const editor = await addMember(app, owner, { id: nextNumber(), role: 'editor' })
    const path = `/team/members/${editor.userId}`
    await ask(app, admin, { method: 'PATCH', path, body: { role: 'viewer', isApprover: true } })
    const changed = (await teamOf(owner)).members.find(({ userId }) => userId === editor.userId)
    expect(changed).toMatchObject({ role: 'viewer', isApprover: true })
    expect(await ask(app, admin, { method: 'DELETE', path })).toMatchObject({ status: 200 })
    expect(await ask(app, editor, { path: '/posts' })).toMatchObject({ status: 404 })
  })

  it('never takes the owner’s place by a change of role', async () => {
    const owner = await newOwner()
    const admin = await addMember(app, owner, { id: nextNumber(), role: 'admin' })
    const path = `/team/members/${owner.userId}`
    const change = await ask(app, admin, { method: 'PATCH', path, body: { role: 'viewer' } })
    expect(change).toMatchObject({ status: 409 })
    expect(await ask(app, admin, { method: 'DELETE', path })).toMatchObject({ status: 409 })
  })

  it('leaves, but the owner does not', async () => {
    const owner = await newOwner()
    const editor = await addMember(app, owner, { id: nextNumber(), role: 'editor' })
    const leave = { method: 'POST', path: '/team/leave' } as const
    expect(await ask(app, editor, leave)).toMatchObject({ status: 200 })
    expect(await ask(app, owner, leave)).toMatchObject({ status: 409 })
    expect((await teamOf(owner)).members).toHaveLength(1)
  })
})

const createShared = async (owner: Writer, name = 'Зерно') => {
  const body = { name, timeZone: 'Asia/Omsk' }
  const { data } = await call(app, {
    method: 'POST',
    path: '/workspaces',
    token: owner.token,
    body,
  })
  return { ...owner, workspaceId: z.object({ id: z.string() }).parse(data).id }
}

/** Moves a timestamp into the past: advancing the clock would end the sessions too. */
const age = (table: string, column: string, workspaceId: string, days: number) =>
  app.database.pool.query(
    `update ${table} set ${column} = ${column} - make_interval(days => $2)
     where ${table === 'workspaces' ? 'id' : 'workspace_id'} = $1`,
    [workspaceId, days],
  )

describe('ownership', () => {
  const offer = (owner: Writer, userId: string) =>
    ask(app, owner, { method: 'POST', path: '/workspaces/current/transfer', body: { userId } })
  const take = (who: Writer) =>
    ask(app, who, { method: 'POST', path: '/workspaces/current/transfer/accept' })

  it('passes to somebody who agrees and whose plan allows it', async () => {
    const shared = await createShared(await newOwner())
    const receiver = await addMember(app, shared, { id: nextNumber(), role: 'editor' })
    await offer(shared, receiver.userId)
    expect((await teamOf(shared)).transfer).toEqual({ toUserId: receiver.userId })
    expect(await take(receiver)).toMatchObject({ status: 402 })
    await setPlan({ app, userId: receiver.userId, plan: 'AGENCY' })
    expect(await take(receiver)).toMatchObject({ status: 200 })
    const roles = (await teamOf(receiver)).members.map(({ userId, role }) => [userId, role])
    expect(roles).toEqual([
      [receiver.userId, 'owner'],
      [shared.userId, 'admin'],
    ])
  })

  it('has one owner when it is taken twice at once, and is nobody else’s to take', async () => {
    const shared = await createShared(await newOwner())
    const receiver = await addMember(app, shared, { id: nextNumber(), role: 'editor' })
    const other = await addMember(app, shared, { id: nextNumber(), role: 'admin' })
    await setPlan({ app, userId: receiver.userId, plan: 'AGENCY' })
    await offer(shared, receiver.userId)
    const answers = await Promise.all([take(receiver), take(receiver), take(other)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const owners = (await teamOf(receiver)).members.filter(({ role }) => role === 'owner')
    expect(owners.map(({ userId }) => userId)).toEqual([receiver.userId])
  })

  it('ends with the offer: cancelled, or after a week', async () => {
    const shared = await createShared(await newOwner())
    const receiver = await addMember(app, shared, { id: nextNumber(), role: 'viewer' })
    await setPlan({ app, userId: receiver.userId, plan: 'AGENCY' })
    await offer(shared, receiver.userId)
    const cancel = { method: 'DELETE', path: '/workspaces/current/transfer' } as const
    const isWaiting = async () => {
      await app.consumeEvents()
      const { rows } = await app.database.pool.query(
        `select read_at from notifications where kind = 'ownership_offered' and user_id = $1`,
        [receiver.userId],
      )
      return rows.map(({ read_at: at }) => at === null)
    }
    expect(await isWaiting()).toEqual([true])
    expect(await ask(app, receiver, cancel)).toMatchObject({ status: 200 })
    expect(await isWaiting()).toEqual([false])
    expect(await take(receiver)).toMatchObject({ status: 409 })
    await offer(shared, receiver.userId)
    await age('ownership_offers', 'expires_at', shared.workspaceId, 8)
    expect(await take(receiver)).toMatchObject({ status: 409 })
  })
})

describe('a workspace', () => {
  it('is created by a plan with a team and changed by its managers', async () => {
    const hobby = await newOwner('HOBBY')
    const body = { name: 'Зерно', timeZone: 'Asia/Omsk' }
    const refused = { method: 'POST', path: '/workspaces', token: hobby.token, body } as const
    expect(await call(app, refused)).toMatchObject({ status: 402 })
    const shared = await createShared(await newOwner())
    const change = { name: 'Зерно и Ко', brandColor: '#8B3A1A' }
    const path = '/workspaces/current'
    const { data } = await ask(app, shared, { method: 'PATCH', path, body: change })
    expect(data).toMatchObject({ ...change, timeZone: 'Asia/Omsk', role: 'owner' })
  })

  it('is shown by a picture and a logo of its own library, which are in use then', async () => {
    const owner = await newOwner()
    const path = '/workspaces/current'
    const picture = await addPicture({ app, person: owner })
    const show = (images: object) => ask(app, owner, { method: 'PATCH', path, body: images })
    const shown = await show({ pictureId: picture, logoId: picture })
    expect(shown.data).toMatchObject({ pictureId: picture, logoId: picture })
    const uses = async () => (await ask(app, owner, { path: `/resources/${picture}/uses` })).data
    expect(await uses()).toMatchObject([{ kind: 'workspace', id: owner.workspaceId }])
    await show({ pictureId: null, logoId: null })
    expect(await uses()).toEqual([])
    const stranger = await newOwner()
    expect(await show({ logoId: await addPicture({ app, person: stranger }) })).toMatchObject({
      status: 404,
    })
  })

  it('is hidden when closed, comes back within 14 days, and is deleted after them', async () => {
    const owner = await newOwner()
    const shared = await createShared(owner)
    const member = await addMember(app, shared, { id: nextNumber(), role: 'editor' })
    const close = (confirmation: string) =>
      ask(app, shared, { method: 'DELETE', path: '/workspaces/current', body: { confirmation } })
    expect(await close('Не то')).toMatchObject({ status: 400, error: { field: 'confirmation' } })
    expect(await close('Зерно')).toMatchObject({ status: 200 })
    expect(await ask(app, member, { path: '/team' })).toMatchObject({ status: 404 })
    await age('workspaces', 'closed_at', shared.workspaceId, 13)
    const restore = `/workspaces/${shared.workspaceId}/restore`
    const stranger = await newOwner()
    const byStranger = { method: 'POST', path: restore, token: stranger.token } as const
    expect(await call(app, byStranger)).toMatchObject({ status: 404 })
    expect(await call(app, { ...byStranger, token: owner.token })).toMatchObject({ status: 200 })
    expect((await teamOf(member)).members).toHaveLength(2)
    await close('Зерно')
    await age('workspaces', 'closed_at', shared.workspaceId, 15)
    await app.ctx.jobs.enqueue(deleteClosedWorkspacesJob, {})
    await app.runDueJobs()
    const { rows } = await app.database.pool.query('select 1 from workspaces where id = $1', [
      shared.workspaceId,
    ])
    expect(rows).toEqual([])
  })
})
