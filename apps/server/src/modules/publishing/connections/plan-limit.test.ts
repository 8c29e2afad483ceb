import type { PlanName } from '@kadr/contract/money/subscription'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  attach,
  connected,
  connectTo,
  detach,
  listOf,
  proofFor,
  setPlan,
  signInAt,
  signInWithPlan,
  urlOf,
} from '../../../../test/connecting.ts'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { call } from '../../../../test/people.ts'
import { type SandboxNetworks, startNetworks } from '../../../../test/sandbox-networks.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { applyLimits } from './connections.jobs.ts'
import { applyLimitsOfEndedPlans, applyPlanLimit } from './plan-limit.ts'

const clock = createFakeClock()
let networks: SandboxNetworks
let app: TestShell
let people = 0
beforeAll(async () => {
  networks = await startNetworks(clock)
  app = await createTestApp({ clock, config: networks.config })
})
afterAll(async () => {
  await app.stop()
  await networks.stop()
})
beforeEach(() => app.database.pool.query('delete from connections'))

const newUser = (plan: PlanName) => {
  people += 1
  return signInWithPlan(app, { id: people, plan })
}
const reached = { status: 402, error: { code: 'PLAN_LIMIT_REACHED' } }
const PLACES = ['tiktok', 'linkedin', 'threads', 'pinterest', 'instagram', 'youtube']
const countOf = async (token: string) =>
  (await call(app, { path: '/users/me/subscription', token })).data

it('the limit is shown before the sign-in and counted in the subscription', async () => {
  const { token } = await newUser('FREE')
  expect(await countOf(token)).toMatchObject({ connectedAccountsCount: 0 })
  connected(await connectTo({ app, token, network: 'tiktok' }))
  expect(await countOf(token)).toMatchObject({ connectedAccountsCount: 1 })
  const refused = await urlOf({ app, token, place: 'linkedin' })
  expect(refused).toMatchObject(reached)
  expect(refused.error?.message).toContain('1\u00a0аккаунт')
  expect(await connectTo({ app, token, network: 'bluesky' })).toMatchObject(reached)
  expect(await connectTo({ app, token, network: 'telegram' })).toMatchObject(reached)
})

it('the limit does not block reconnecting the same account', async () => {
  const { token } = await newUser('FREE')
  const { id } = connected(await connectTo({ app, token, network: 'tiktok' }))
  await app.database.pool.query("update connections set access = 'needs_reauth'")
  expect(connected(await connectTo({ app, token, network: 'tiktok' }))).toMatchObject({
    id,
    status: 'active',
  })
  const [, other] =
    networks.host
      .fakes()
      .find((fake) => fake.id === 'tiktok')
      ?.people() ?? []
  expect(await signInAt({ app, token, place: 'tiktok', personId: other?.id })).toMatchObject(
    reached,
  )
})

it('holds when ten sign-ins are finished at the same moment', async () => {
  const { token } = await newUser('HOBBY')
  const proofs: { place: string; body: object }[] = []
  for (const place of PLACES) {
    for (const person of networks.host
      .fakes()
      .find((fake) => fake.id === place)
      ?.people() ?? []) {
      const body = await proofFor({ app, token, place, personId: person.id })
      proofs.push({ place: place === 'youtube' ? place : `${place}/attach`, body })
    }
  }
  const ten = proofs.slice(0, 10)
  expect(ten).toHaveLength(10)
  const answers = await Promise.all(ten.map((proof) => attach({ app, token, ...proof })))
  // A LinkedIn sign-in may add a page besides the person, so fewer than five may fill the plan.
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 402]))
  expect(await listOf({ app, token })).toHaveLength(5)
})

it('counts an account once when ten people connect it at the same moment', async () => {
  const proofs = []
  for (let n = 0; n < 10; n += 1) {
    const { token } = await newUser('FREE')
    proofs.push({ token, body: await proofFor({ app, token, place: 'tiktok' }) })
  }
  const answers = await Promise.all(
    proofs.map((proof) => attach({ app, place: 'tiktok/attach', ...proof })),
  )
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
})

it('makes the newest read-only after a downgrade and gives them back after an upgrade', async () => {
  const { token, user } = await newUser('HOBBY')
  for (const network of ['tiktok', 'linkedin', 'threads'] as const) {
    connected(await connectTo({ app, token, network }))
    clock.advance(1000)
  }
  await app.database.pool.query(
    "update connections set access = 'needs_reauth' where network = 'threads'",
  )
  const statuses = async () =>
    Object.fromEntries(
      (await listOf({ app, token })).map(({ network, status }) => [network, status]),
    )
  await setPlan({ app, userId: user.id, plan: 'FREE' })
  await applyPlanLimit({ ctx: app.ctx, userId: user.id })
  expect(await statuses()).toEqual({
    tiktok: 'active',
    linkedin: 'read_only',
    threads: 'read_only',
  })
  expect(await countOf(token)).toMatchObject({ connectedAccountsCount: 1 })
  const notices = (await listOf({ app, token })).map(({ health }) => health.notice)
  expect(notices.filter((notice) => notice?.includes('сверх лимита'))).toHaveLength(1)

  const [oldest] = await listOf({ app, token })
  await detach({ app, token, network: 'tiktok', id: oldest?.id ?? '' })
  const freed = (await listOf({ app, token })).find(({ network }) => network === 'tiktok')
  expect(freed).toBeUndefined()
  expect(await statuses()).toEqual({ linkedin: 'active', threads: 'read_only' })

  await setPlan({ app, userId: user.id, plan: 'HOBBY' })
  await applyPlanLimit({ ctx: app.ctx, userId: user.id })
  expect(await statuses()).toEqual({ linkedin: 'active', threads: 'needs_reauth' })
})

it('lets the owner choose which accounts stay after the plan has ended, and keeps the choice', async () => {
  const { token, user } = await newUser('HOBBY')
  const other = await newUser('HOBBY')
  for (const network of ['tiktok', 'linkedin', 'threads'] as const) {
    connected(await connectTo({ app, token, network }))
    clock.advance(1000)
  }
  connected(await connectTo({ app, token: other.token, network: 'bluesky' }))
  await setPlan({ app, userId: user.id, plan: 'FREE' })
  await applyPlanLimit({ ctx: app.ctx, userId: user.id })
  const own = await listOf({ app, token })
  const foreign = await listOf({ app, token: other.token })
  const idOf = (wanted: string) => own.find(({ network }) => network === wanted)?.id ?? ''
  const keep = (ids: string[]) =>
    call(app, { method: 'PUT', path: '/users/me/kept-connections', token, body: { ids } })
  const active = async () =>
    (await listOf({ app, token })).flatMap(({ network, status }) =>
      status === 'active' ? [network] : [],
    )
  expect(await active()).toEqual(['tiktok'])
  expect((await keep([foreign[0]?.id ?? '', idOf('threads')])).status).toBe(200)
  expect(await active()).toEqual(['threads'])
  // More than the plan allows: the oldest of the chosen ones stay active, up to the limit.
  await keep([idOf('threads'), idOf('linkedin')])
  expect(await active()).toEqual(['linkedin'])
  await applyLimitsOfEndedPlans({ ctx: app.ctx })
  expect(await active()).toEqual(['linkedin'])
  expect(await listOf({ app, token })).toHaveLength(3)
  expect((await listOf({ app, token: other.token })).map(({ status }) => status)).toEqual([
    'active',
  ])
})

it('the limit is applied automatically when a paid plan expires', async () => {
  const { token, user } = await newUser('HOBBY')
  connected(await connectTo({ app, token, network: 'tiktok' }))
  clock.advance(1000)
  connected(await connectTo({ app, token, network: 'linkedin' }))
  await app.database.pool.query('update paid_periods set ends_at = $1 where user_id = $2', [
    clock.now(),
    user.id,
  ])
  await app.ctx.jobs.enqueue(applyLimits, {})
  await app.runDueJobs()
  expect((await listOf({ app, token })).map(({ status }) => status).sort()).toEqual([
    'active',
    'read_only',
  ])
})

it('waits for nobody whose plan has not ended', async () => {
  const { token, user } = await newUser('HOBBY')
  connected(await connectTo({ app, token, network: 'tiktok' }))
  connected(await connectTo({ app, token, network: 'linkedin' }))
  const client = await app.database.pool.connect()
  try {
    await client.query('begin')
    await client.query('select from users where id = $1 for update', [user.id])
    await applyLimitsOfEndedPlans({ ctx: app.ctx })
  } finally {
    await client.query('rollback')
    client.release()
  }
  expect((await listOf({ app, token })).map(({ status }) => status)).toEqual(['active', 'active'])
})
