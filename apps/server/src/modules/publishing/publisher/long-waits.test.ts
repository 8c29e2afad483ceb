import { expect, it } from 'vitest'
import { call } from '../../../../test/people.ts'
import { setUpPublishing } from '../../../../test/publishing/set-up-publishing.ts'

const play = setUpPublishing({
  networks: ['youtube', 'linkedin', 'threads', 'bluesky', 'telegram'],
})
const HOUR = 3_600_000
const quota = {
  network: 'youtube',
  path: '*/videos',
  kind: 'scripted',
  reply: {
    status: 403,
    json: { error: { code: 403, errors: [{ reason: 'quotaExceeded', domain: 'youtube.quota' }] } },
  },
} as const

it('keeps the promise to try again tomorrow, and tells when', async () => {
  const { id, postId } = await play.plan({ network: 'youtube' })
  play.host.setFault({ ...quota, times: 1 })
  const from = play.clock.now().getTime()
  const worker = play.worker()
  await play.work(worker)
  const waiting = await play.targetOf(id)
  expect(waiting).toMatchObject({
    state: 'preparing',
    failure: { code: 'quotaExceeded', retryAt: waiting.nextAt?.toISOString() },
  })
  expect(Number(waiting.nextAt) - from).toBeGreaterThan(2 * HOUR)
  const shown = await call(play.app, { path: `/posts/${postId}`, token: await play.tokenNow() })
  expect(JSON.stringify(shown.data)).toContain(waiting.nextAt?.toISOString())
  await play.settle(worker)
  expect((await play.targetOf(id)).state).toBe('published')
})

it('gives up on a quota that stays exhausted for days', async () => {
  const { id } = await play.plan({ network: 'youtube' })
  const from = play.clock.now().getTime()
  play.host.setFault(quota)
  await play.settle()
  expect(await play.targetOf(id)).toMatchObject({
    state: 'failed',
    failure: { code: 'quotaExceeded' },
  })
  const waited = play.clock.now().getTime() - from
  expect(waited).toBeGreaterThan(24 * HOUR)
  expect(waited).toBeLessThanOrEqual(72 * HOUR)
})

it('waits for two hours after a distant retry, as at the start', async () => {
  const { id } = await play.plan({ network: 'youtube' })
  play.host.setFault({ ...quota, times: 1 })
  play.host.setFault({ network: 'youtube', kind: 'server-error', path: '*/videos', times: 2 })
  await play.settle()
  expect(await play.targetOf(id)).toMatchObject({ state: 'published', failure: null })
})

it('does not wait for days on a limit that is always a minute away', async () => {
  const { id } = await play.plan({ network: 'linkedin' })
  const from = play.clock.now().getTime()
  play.host.setFault({ network: 'linkedin', kind: 'rate-limited', retryAfterSeconds: 60 })
  await play.settle()
  expect((await play.targetOf(id)).state).toBe('failed')
  expect(play.clock.now().getTime() - from).toBeLessThanOrEqual(3 * HOUR)
})

it('sends every part of a chain when its container is ready', async () => {
  const { id, text } = await play.plan({
    network: 'threads',
    settings: { chain: ['Вторая часть', 'Третья часть'] },
  })
  await play.settle()
  const target = await play.targetOf(id)
  expect(target).toMatchObject({ state: 'published', nextAt: null })
  expect(target.replies).toHaveLength(2)
  expect(await play.causesOf(id)).not.toContain('reply_failed')
  expect(play.arrived('threads', text)).toBe(1)
  expect(play.arrived('threads', 'Третья часть')).toBe(1)
})

it.each(['threads', 'bluesky', 'telegram'] as const)(
  'removes every part at %s',
  async (network) => {
    const own = `Длинный рассказ ${network}`
    const settings = { chain: [`${own}, часть 2`, `${own}, часть 3`] }
    const { id, postId } = await play.plan({ network, text: own, settings })
    await play.settle()
    expect(play.arrived(network, own)).toBe(3)
    const path = `/posts/${postId}/targets/${id}/remove`
    const answer = await call(play.app, { method: 'POST', path, token: await play.tokenNow() })
    expect(answer.status).toBe(200)
    expect((await play.targetOf(id)).state).toBe('removed')
    expect(play.arrived(network, own)).toBe(0)
  },
)

it('removes the text that did not fit under a picture', async () => {
  const text = 'Очень длинная подпись. '.repeat(60)
  const { id, postId } = await play.plan({ network: 'telegram', text, settings: { chain: [] } })
  await play.settle()
  expect(play.host.posts().filter((post) => post.network === 'telegram').length).toBeGreaterThan(1)
  const path = `/posts/${postId}/targets/${id}/remove`
  await call(play.app, { method: 'POST', path, token: await play.tokenNow() })
  expect(play.host.posts().filter((post) => post.network === 'telegram')).toEqual([])
})
