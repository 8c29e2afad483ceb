import { once } from 'node:events'
import { afterEach, expect, it } from 'vitest'
import { acquireWorker, closeIdleWorkers, killWorker, releaseWorker } from './worker-pool.ts'

const request = { path: '/nowhere', nice: 3 }
const pidOf = ({ child }: ReturnType<typeof acquireWorker>) => child.pid

afterEach(closeIdleWorkers)

it('reuses an idle worker, and runs two parallel jobs in two workers', () => {
  const first = acquireWorker(request)
  const second = acquireWorker(request)
  expect(pidOf(second)).not.toBe(pidOf(first))
  releaseWorker(first)
  expect(acquireWorker(request)).toBe(first)
  for (const worker of [first, second]) killWorker(worker)
})

it.each([
  ['other programs', { path: '/elsewhere' }],
  ['another priority', { nice: 7 }],
])('starts another for %s', (_, part) => {
  const first = acquireWorker(request)
  releaseWorker(first)
  const second = acquireWorker({ ...request, ...part })
  expect(pidOf(second)).not.toBe(pidOf(first))
  killWorker(second)
})

it('starts another while an idle worker is being killed', () => {
  const first = acquireWorker(request)
  releaseWorker(first)
  killWorker(first)
  const second = acquireWorker(request)
  expect(pidOf(second)).not.toBe(pidOf(first))
  killWorker(second)
})

it('starts another when the idle worker has died', async () => {
  const first = acquireWorker(request)
  releaseWorker(first)
  const ended = once(first.child, 'exit')
  first.child.kill('SIGKILL')
  await ended
  const second = acquireWorker(request)
  expect(pidOf(second)).not.toBe(pidOf(first))
  killWorker(second)
})

it('kills a worker after twenty jobs', async () => {
  const first = acquireWorker(request)
  const ended = once(first.child, 'exit')
  for (let job = 0; job < 20; job += 1) {
    releaseWorker(first)
    if (job < 19) expect(acquireWorker(request)).toBe(first)
  }
  const [, signal] = await ended
  expect(signal).toBe('SIGKILL')
})
