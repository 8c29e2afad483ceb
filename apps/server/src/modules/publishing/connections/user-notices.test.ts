import { signRequest } from '@kadr/sandbox/networks/_shared/meta-notices'
import { expect, it } from 'vitest'
import { listOf, readAttached, signInAt } from '../../../../test/connecting.ts'
import { call } from '../../../../test/people.ts'
import { DAY, setUpConnections } from '../../../../test/set-up-connections.ts'

const play = setUpConnections()
const { clock, connect, tokenNow, rowOf, tokensOf, notifications } = play

const SECRET = 'kadr-local-secret'

const post = (path: string, signedRequest: string) =>
  play.app.http.inject({
    method: 'POST',
    url: `/api/auth/${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ signed_request: signedRequest }).toString(),
  })
const sign = (userId: string, { now = clock.now(), clientSecret = SECRET } = {}) =>
  signRequest({ userId, clientSecret, now })

it.each(['threads', 'instagram'] as const)(
  'erases the tokens of a person who removed our application at %s, and tells the workspace',
  async (network) => {
    const id = await connect(network)
    const { externalId, details } = await rowOf(id)
    const userId = details.userId ?? externalId
    expect((await post(`${network}/deauthorize`, sign('1'))).statusCode).toBe(200)
    expect((await rowOf(id)).access).toBe('active')
    const forged = sign(userId, { clientSecret: 'other' })
    expect((await post(`${network}/deauthorize`, forged)).statusCode).toBe(403)
    expect((await rowOf(id)).access).toBe('active')
    for (const _time of [1, 2]) {
      expect((await post(`${network}/deauthorize`, sign(userId))).statusCode).toBe(200)
    }
    expect(await rowOf(id)).toMatchObject({
      access: 'needs_reauth',
      failureMessage: expect.stringContaining('Подключите аккаунт заново'),
    })
    expect(await tokensOf(id)).toMatchObject({ accessToken: '', refreshToken: null, scopes: [] })
    expect(await notifications()).toHaveLength(1)
  },
)

it('leaves an account alone that was connected again after the notice', async () => {
  const id = await connect('threads')
  const { externalId } = await rowOf(id)
  const old = sign(externalId)
  clock.advance(DAY)
  await signInAt({ app: play.app, token: await tokenNow(), place: 'threads' })
  expect((await post('threads/deauthorize', old)).statusCode).toBe(200)
  expect((await rowOf(id)).access).toBe('active')
})

it('deletes what was connected through Facebook, and shows the state of the request by its number', async () => {
  // The plan of the person who connects it.
  await connect('threads')
  const token = await tokenNow()
  const place = 'instagram/facebook-business'
  const { connections } = readAttached(await signInAt({ app: play.app, token, place }))
  expect(connections).toHaveLength(2)
  await play.app.consumeEvents()
  const countFigures = async () => {
    const { rows } = await play.app.database.pool.query<{ n: number }>(
      "select count(*)::int as n from analytics_accounts where network = 'instagram'",
    )
    return rows[0]?.n
  }
  expect(await countFigures()).toBe(2)
  const userId = (await rowOf(connections[0]?.id ?? '')).details.userId ?? ''
  // An id of one application means nothing to another.
  await post('instagram/delete-data', sign(userId))
  await play.app.runDueJobs()
  const reply = await post('instagram/facebook-business-delete-data', sign(userId))
  const { url, confirmation_code: number } = reply.json<{
    url: string
    confirmation_code: string
  }>()
  expect(url).toMatch(new RegExp(`/data-deletion\\?number=${number}$`))
  const stateOf = async () =>
    (await call(play.app, { path: `/data-deletion/requests/${number}` })).data
  expect(await stateOf()).toMatchObject({ state: 'working' })
  await play.app.runDueJobs()
  expect(await stateOf()).toMatchObject({ state: 'done' })
  expect((await listOf({ app: play.app, token })).map(({ network }) => network)).toEqual([
    'threads',
  ])
  expect(await countFigures()).toBe(0)
})
