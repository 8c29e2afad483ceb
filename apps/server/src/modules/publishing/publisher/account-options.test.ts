import { expect, it } from 'vitest'
import { call, signInAs } from '../../../../test/people.ts'
import { setUpPublishing } from '../../../../test/publishing/set-up-publishing.ts'

const play = setUpPublishing({ networks: ['pinterest', 'telegram'] })

const options = async (id: string, token: string) =>
  call(play.app, { path: `/publisher/accounts/${id}/options`, token })
const syncBoards = async (id: string, token: string) =>
  call(play.app, { method: 'POST', path: `/publisher/pinterest/${id}/sync-boards`, token })

it('shows the boards of an account to its own workspace only', async () => {
  const id = play.connectionOf('pinterest')
  const own = await play.tokenNow()
  expect(await options(id, own)).toMatchObject({ status: 200 })
  expect((await syncBoards(id, own)).data).toMatchObject({
    boards: expect.arrayContaining([{ id: expect.any(String), name: 'Свет и цвет' }]),
  })

  const { token: stranger } = await signInAs(play.app, { id: 8 })
  play.host.clearRequests()
  expect(await options(id, stranger)).toMatchObject({ status: 404, error: { code: 'NOT_FOUND' } })
  expect(await syncBoards(id, stranger)).toMatchObject({ status: 404 })
  // No request reaches the network for a user of another workspace.
  expect(play.host.requests('pinterest')).toEqual([])
})

it('shows pictures of other servers through our own', async () => {
  const id = play.connectionOf('pinterest')
  await play.app.database.pool.query('update connections set avatar_url = $2 where id = $1', [
    id,
    'https://faces.test/1.jpg',
  ])
  const token = await play.tokenNow()
  await syncBoards(id, token)
  const { data } = await options(id, token)
  expect(data).toMatchObject({
    avatarUrl: expect.stringMatching(/^\/api\/.*faces\.test.*&sig=/),
  })
})

it('shows no boards for a network without boards', async () => {
  const answer = await syncBoards(play.connectionOf('telegram'), await play.tokenNow())
  expect(answer).toMatchObject({ status: 404, error: { code: 'NOT_FOUND' } })
})

it('keeps the last known boards, with the reason, while the network is down', async () => {
  const id = play.connectionOf('pinterest')
  await syncBoards(id, await play.tokenNow())
  play.clock.advance(3_600_000)
  play.host.setFault({ network: 'pinterest', kind: 'server-error', status: 503, times: 5 })
  expect(await options(id, await play.tokenNow())).toMatchObject({
    status: 200,
    data: {
      boards: expect.arrayContaining([{ id: expect.any(String), name: 'Свет и цвет' }]),
      staleReason: expect.stringContaining('Pinterest'),
    },
  })
})

it('says what to do where the token can not be opened any more', async () => {
  const id = play.connectionOf('pinterest')
  const { pool } = play.app.database
  await pool.query(
    `update connections set sealed_access_token = 'v1.lost.AAAA.AAAA.AAAA' where id = $1`,
    [id],
  )
  play.clock.advance(3_600_000)
  const token = await play.tokenNow()
  expect(await syncBoards(id, token)).toMatchObject({
    status: 422,
    error: { message: 'Доступ к этому аккаунту утрачен. Подключите его заново' },
  })
  expect((await options(id, token)).status).toBeLessThan(500)
})
