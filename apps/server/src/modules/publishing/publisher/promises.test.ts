import { adapters } from '@kadr/networks'
import { expect, it } from 'vitest'
import { call } from '../../../../test/people.ts'
import { setUpPublishing } from '../../../../test/publishing/set-up-publishing.ts'

const play = setUpPublishing({
  networks: ['bluesky', 'telegram', 'tiktok', 'linkedin', 'pinterest', 'youtube'],
})

it('finds the post that a lost answer hid, and sends no second one', async () => {
  const { id, text } = await play.plan({ network: 'bluesky' })
  play.host.setFault({ network: 'bluesky', kind: 'cut-after', path: '*createRecord', times: 1 })
  await play.settle()
  expect(await play.targetOf(id)).toMatchObject({ state: 'published', failure: null })
  expect(await play.causesOf(id)).toEqual([
    'claimed',
    'preparing',
    'submitting',
    'unknown',
    'published',
    'reply_sent',
  ])
  expect(play.arrived('bluesky', text)).toBe(1)
})

it('sends again only what the network says is not there', async () => {
  const { id, text } = await play.plan({ network: 'bluesky' })
  play.host.setFault({ network: 'bluesky', kind: 'cut-before', path: '*createRecord', times: 1 })
  await play.settle()
  expect(await play.targetOf(id)).toMatchObject({ state: 'published', failure: null })
  expect(await play.causesOf(id)).toContain('absent')
  const [first, second] = await play.attemptsOf(id)
  expect([first?.state, second?.state]).toEqual(['absent', 'published'])
  expect(play.arrived('bluesky', text)).toBe(1)
})

it('asks the person when nobody can tell, and never sends a second message', async () => {
  const { id, text } = await play.plan({ network: 'telegram' })
  play.host.setFault({ network: 'telegram', kind: 'cut-after', path: '*sendPhoto', times: 1 })
  await play.settle()
  expect(await play.targetOf(id)).toMatchObject({
    state: 'needs_attention',
    failure: { kind: 'unknown', action: 'open_network' },
  })
  expect(play.arrived('telegram', text)).toBe(1)
  expect(await play.notifications()).toMatchObject([{ kind: 'needs_attention' }])
})

it('keeps a post published when what follows it is lost', async () => {
  const { id, text } = await play.plan({ network: 'telegram', settings: { chain: ['дальше'] } })
  play.host.setFault({ network: 'telegram', kind: 'cut-after', path: '*sendMessage', times: 1 })
  await play.settle()
  expect(await play.targetOf(id)).toMatchObject({ state: 'published', failure: null, nextAt: null })
  expect(await play.causesOf(id)).toContain('reply_failed')
  expect(play.arrived('telegram', text)).toBe(1)
})

it('appends the events of a target with its changes', async () => {
  const { id } = await play.plan({ network: 'telegram' })
  await play.settle()
  const { rows } = await play.app.database.pool.query<{ kind: string }>(
    'select kind from events where subject_id = $1 order by id',
    [id],
  )
  expect(rows.map(({ kind }) => kind)).toEqual([
    'target.progressed',
    'target.progressed',
    'target.published',
  ])
  expect(await play.notifications()).toMatchObject([{ kind: 'published' }])
})

it('keeps what was planned while no worker is there, says so, and publishes when one comes', async () => {
  const { id } = await play.plan({ network: 'bluesky' })
  play.clock.advance(play.minutes(2))
  const { data } = await call(play.app, { path: '/publisher/status', token: await play.tokenNow() })
  expect(data).toMatchObject({ seenAt: null, isLate: true, waiting: 1 })
  await play.settle()
  expect((await play.targetOf(id)).state).toBe('published')
})

it('leaves no failure on what was published after one', async () => {
  const { id } = await play.plan({ network: 'bluesky', settings: { chain: [] } })
  play.host.setFault({ network: 'bluesky', kind: 'rate-limited', retryAfterSeconds: 60, times: 1 })
  const worker = play.worker()
  await play.work(worker)
  expect(await play.targetOf(id)).toMatchObject({
    state: 'preparing',
    failure: { kind: 'retryable', code: expect.stringMatching(/rate|Rate/) },
  })
  // Open screens get the reason and the time of the next attempt, not only the change of state.
  const { rows } = await play.app.database.pool.query(
    `select count(*)::int as count from events
     where kind = 'target.progressed' and payload->>'postId' = (select post_id::text from post_targets where id = $1)`,
    [id],
  )
  expect(rows[0]?.count).toBeGreaterThanOrEqual(2)
  await play.settle(worker)
  expect(await play.targetOf(id)).toMatchObject({ state: 'published', failure: null })
})

it('renews an access that has run out, and publishes once', async () => {
  const { id, text } = await play.plan({ network: 'youtube' })
  const account = play.host.findFake('youtube')?.people()[0]?.id ?? ''
  play.host.findFake('youtube')?.expireAccess(account)
  await play.settle()
  expect((await play.targetOf(id)).state).toBe('published')
  expect(play.arrived('youtube', text)).toBe(1)
})

it('keeps the account when its access can not be renewed for the moment', async () => {
  const { id } = await play.plan({ network: 'youtube' })
  const fake = play.host.findFake('youtube')
  fake?.expireAccess(fake.people()[0]?.id ?? '')
  play.host.setFault({ network: 'youtube', kind: 'server-error', path: '/token', times: 1 })
  const worker = play.worker()
  await play.work(worker)
  expect(await play.targetOf(id)).toMatchObject({ failure: { kind: 'retryable' } })
  await play.settle(worker)
  expect((await play.targetOf(id)).state).toBe('published')
})

it('removes what is out where the network allows it, and says why where it does not', async () => {
  for (const network of [
    'bluesky',
    'telegram',
    'linkedin',
    'pinterest',
    'youtube',
    'tiktok',
  ] as const) {
    const { id, postId, text } = await play.plan({ network })
    await play.settle()
    const path = `/posts/${postId}/targets/${id}/remove`
    const answer = await call(play.app, { method: 'POST', path, token: await play.tokenNow() })
    const { state } = await play.targetOf(id)
    if (adapters[network].limits.has.delete) {
      expect([network, answer.status, state]).toEqual([network, 200, 'removed'])
      expect(play.arrived(network, text)).toBe(0)
    } else {
      expect([answer.error?.code, state]).toEqual(['REMOVE_REFUSED', 'published'])
      expect(answer.error?.message).toContain(adapters[network].title)
    }
  }
})
