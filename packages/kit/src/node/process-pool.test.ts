import { once } from 'node:events'
import { afterEach, expect, it } from 'vitest'
import { createProcessPool } from './process-pool.ts'

const { acquire, release, kill, closeIdle } = createProcessPool({
  script: new URL('../../test/pooled.ts', import.meta.url),
  compileCache: new URL('../../dist/compile-cache', import.meta.url),
  heapMebibytes: 64,
  maxJobs: 20,
})
const request = { path: '/nowhere', variant: 'nice 3' }
const pidOf = ({ child }: ReturnType<typeof acquire>) => child.pid

afterEach(closeIdle)

it('reuses an idle worker, and runs two parallel jobs in two workers', () => {
  const first = acquire(request)
  const second = acquire(request)
  expect(pidOf(second)).not.toBe(pidOf(first))
  release(first)
  expect(acquire(request)).toBe(first)
  for (const worker of [first, second]) kill(worker)
})

it.each([
  ['other programs', { path: '/elsewhere' }],
  ['another priority', { variant: 'nice 7' }],
])('starts another for %s', (_, part) => {
  const first = acquire(request)
  release(first)
  const second = acquire({ ...request, ...part })
  expect(pidOf(second)).not.toBe(pidOf(first))
  kill(second)
})

it('starts another while an idle worker is being killed', () => {
  const first = acquire(request)
  release(first)
  kill(first)
  const second = acquire(request)
  expect(pidOf(second)).not.toBe(pidOf(first))
  kill(second)
})

it('starts another when the idle worker has died', async () => {
  const first = acquire(request)
  release(first)
  const ended = once(first.child, 'exit')
  first.child.kill('SIGKILL')
  await ended
  const second = acquire(request)
  expect(pidOf(second)).not.toBe(pidOf(first))
  kill(second)
})

it('kills a worker after twenty jobs', async () => {
  const first = acquire(request)
  const ended = once(first.child, 'exit')
  for (let job = 0; job < 20; job += 1) {
    release(first)
    if (job < 19) expect(acquire(request)).toBe(first)
  }
  const [, signal] = await ended
  expect(signal).toBe('SIGKILL')
})
