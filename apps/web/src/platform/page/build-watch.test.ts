import { afterEach, expect, it, vi } from 'vitest'
import { POLL_MS, watchBuild } from './build-watch.ts'

afterEach(() => vi.useRealTimers())

const answering = (body: unknown) =>
  vi.fn<typeof fetch>(() => Promise.resolve(new Response(JSON.stringify(body))))

it('polls every hour, bypassing caches', async () => {
  vi.useFakeTimers()
  const send = answering({ id: 'a' })
  watchBuild({ buildId: 'a', fetch: send })
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(POLL_MS)
  await vi.advanceTimersByTimeAsync(POLL_MS)
  expect(send).toHaveBeenCalledTimes(2)
  expect(String(send.mock.calls[0]?.[0])).toMatch(/^\/builds\/latest\.json\?rnd=\d+$/)
})

it('reports a newer build once', async () => {
  const build = watchBuild({ buildId: 'a', fetch: answering({ id: 'b' }) })
  expect(build.consumeOutdated()).toBe(false)
  await build.check()
  expect(build.consumeOutdated()).toBe(true)
  expect(build.consumeOutdated()).toBe(false)
})

it.each([
  ['the same build', answering({ id: 'a' })],
  ['an answer of another kind', answering({ oops: 1 })],
  ['a lost network', vi.fn<typeof fetch>(() => Promise.reject(new TypeError('offline')))],
])('ignores %s', async (_name, send) => {
  const build = watchBuild({ buildId: 'a', fetch: send })
  await build.check()
  expect(build.consumeOutdated()).toBe(false)
  build.stop()
})
