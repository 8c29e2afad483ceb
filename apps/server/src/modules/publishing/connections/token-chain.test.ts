import { VK_USERS } from '@kadr/sandbox/networks/vk/index'
import { beforeEach, expect, it } from 'vitest'
import { detach, readAttached, signInAt, signInWithPlan } from '../../../../test/connecting.ts'
import { HOUR, MINUTE, setUpConnections } from '../../../../test/set-up-connections.ts'
import { renewOrCheckConnection } from './keep-alive.ts'

const play = setUpConnections()
const { clock, rowOf, tokensOf, scan } = play
const [anna] = VK_USERS
let ids: string[]
let token: string

const switchTo = (id: string, value: string) =>
  play
    .fakeOf('vk')
    .actions?.find((action) => action.id === `switch-${id}`)
    ?.run({ value })
const calls = () =>
  play.networks.requests('vk').filter(({ path }) => path.endsWith('/oauth2/auth')).length
const rows = () => Promise.all(ids.map(rowOf))

beforeEach(async () => {
  switchTo('isUnlimited', 'on')
  const person = await signInWithPlan(play.app, { id: 7 })
  token = person.token
  const answer = await signInAt({
    app: play.app,
    token,
    place: 'vk/communities',
    personId: anna?.id,
  })
  ids = readAttached(answer).connections.map(({ id }) => id)
  expect(ids).toHaveLength(2)
  play.networks.clearRequests()
})

it('renews the tokens of all communities of a sign-in by one call', async () => {
  clock.advance(HOUR - 10 * MINUTE)
  await scan()
  expect(calls()).toBe(1)
  const after = await Promise.all(ids.map(tokensOf))
  expect(new Set(after.map(({ accessToken }) => accessToken)).size).toBe(1)
  expect(await rows()).toMatchObject([
    { version: 2, access: 'active', failureCode: null },
    { version: 2, access: 'active', failureCode: null },
  ])
  await scan()
  expect(calls()).toBe(1)
})

it('loses none of them when both are renewed at once, hour after hour', async () => {
  for (let hour = 1; hour <= 3; hour += 1) {
    clock.advance(HOUR + 1000)
    const { ctx } = play.app
    await Promise.all(ids.map((id) => renewOrCheckConnection({ ctx, id, goal: 'renew' })))
    expect(await rows()).toMatchObject([{ access: 'active' }, { access: 'active' }])
    const [one, other] = await Promise.all(ids.map(tokensOf))
    expect(one).toEqual(other)
    expect(one?.accessExpiresAt?.getTime()).toBeGreaterThan(clock.now().getTime())
  }
})

it('brings back those that had stopped working', async () => {
  const [one = '', other = ''] = ids
  await play.app.database.pool.query(
    `update connections set access = 'needs_reauth' where id = $1`,
    [other],
  )
  await renewOrCheckConnection({ ctx: play.app.ctx, id: one, goal: 'renew' })
  expect(await rowOf(other)).toMatchObject({ access: 'active', version: 2 })
})

it('takes the rights back with the last community only', async () => {
  const [one = '', other = ''] = ids
  const revoked = () =>
    play.networks.requests('vk').filter(({ path }) => path.endsWith('/oauth2/revoke')).length
  await detach({ app: play.app, token, network: 'vk', id: one })
  await play.app.runDueJobs()
  expect(revoked()).toBe(0)
  const checked = await renewOrCheckConnection({ ctx: play.app.ctx, id: other, goal: 'check' })
  expect(checked).toMatchObject({ access: 'active', failureCode: null })
  await detach({ app: play.app, token, network: 'vk', id: other })
  await play.app.runDueJobs()
  expect(revoked()).toBe(1)
})
