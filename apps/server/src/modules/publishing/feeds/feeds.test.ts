import { renewPublishedFeed } from '@kadr/contract/publishing/published-feed'
import { expect, it } from 'vitest'
import { insertResources } from '../../../../test/library.ts'
import { call } from '../../../../test/people.ts'
import { setUpPublishing } from '../../../../test/publishing/set-up-publishing.ts'
import { IMAGE_ID } from '../../../../test/publishing/test-media.ts'

const play = setUpPublishing({ networks: ['bluesky'] })

const addDzen = async () => {
  const { data } = await call(play.app, {
    method: 'POST',
    path: '/users/me/connections/by-hand',
    token: await play.tokenNow(),
    body: { network: 'dzen', title: 'Мастерская', address: 'dzen.ru/masterskaya' },
  })
  const [account] = (data as { connections: { id: string; feedUrl: string }[] }).connections
  if (!account) throw new Error('Not attached')
  return account
}

/** The test file stands in the library too: a post may use only what is there. */
const keepPicture = async () => {
  const { app, workspaceId } = play
  const [id] = await insertResources(app, { workspaceId, names: ['Чашка'] })
  await app.database.pool.query('update resources set id = $1 where id = $2', [IMAGE_ID, id])
}

const read = (url: string) => play.app.http.inject({ method: 'GET', url: new URL(url).pathname })

it('lists what was chosen, from its time on, until it is deleted or did not go out', async () => {
  await keepPicture()
  const { id: connectionId, feedUrl } = await addDzen()
  const plan = (text: string, isInFeed: boolean) =>
    play.plan({ network: 'dzen', connectionId, text, settings: { isInFeed } })
  const chosen = await plan('Глина & «печь» <1200°>\n\nВторой абзац', true)
  await plan('Не для ленты', false)
  expect((await read(feedUrl)).body).not.toContain('<item>')
  await play.work(play.worker())
  const answer = await read(feedUrl)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('application/rss+xml')
  expect(answer.body.match(/<item>/g)).toHaveLength(1)
  expect(answer.body).toContain('<title>Глина &amp; «печь» &lt;1200°&gt;</title>')
  expect(answer.body).toContain('&lt;p&gt;Второй абзац&lt;/p&gt;')
  expect(answer.body).toMatch(/<enclosure url="http[^"]+\/api\/media\/[^"]+" length="\d+"/)
  expect(answer.body).toContain(`<guid isPermaLink="false">${chosen.id}</guid>`)
  const deleted = await call(play.app, {
    method: 'DELETE',
    path: `/posts/${chosen.postId}`,
    token: await play.tokenNow(),
  })
  expect(deleted).toMatchObject({ status: 200 })
  expect((await read(feedUrl)).body).not.toContain('<item>')
})

it('is told to those with its address only, and to nobody after the account was detached', async () => {
  const { id, feedUrl } = await addDzen()
  expect((await read(feedUrl)).statusCode).toBe(200)
  expect((await read(`${feedUrl}x`)).statusCode).toBe(404)
  expect((await read(feedUrl.replace(/[^/]+$/, 'another'))).statusCode).toBe(404)
  const bluesky = play.connectionOf('bluesky')
  expect((await read(feedUrl.replace(id, bluesky))).statusCode).toBe(404)
  await play.app.database.pool.query('delete from connections where id = $1', [id])
  expect((await read(feedUrl)).statusCode).toBe(404)
})

it('tells what is out by a secret address, each post once, until the address is changed', async () => {
  const token = await play.tokenNow()
  const make = async () => {
    const { data } = await call(play.app, { method: 'POST', path: '/publications/feed', token })
    return renewPublishedFeed.data.parse(data).url
  }
  const url = await make()
  expect((await read(url)).body).not.toContain('Вышло & видно')
  const { postId } = await play.plan({ network: 'bluesky', text: 'Вышло & видно' })
  await play.work(play.worker())
  const answer = await read(url)
  expect(answer.headers['content-type']).toContain('application/rss+xml')
  expect(answer.body).toContain('<title>Вышло &amp; видно</title>')
  expect(answer.body.match(new RegExp(`<guid isPermaLink="false">${postId}`, 'g'))).toHaveLength(1)
  const renewed = await make()
  expect((await read(url)).statusCode).toBe(404)
  expect((await read(renewed)).statusCode).toBe(200)
  await call(play.app, { method: 'DELETE', path: '/publications/feed', token })
  expect((await read(renewed)).json().error.message).toContain('Такой ленты нет')
})
