import { once } from 'node:events'
import { afterEach, expect, it } from 'vitest'
import { dismissWorkers, killWorker, restWorker, takeWorker } from './workers.ts'

const request = { path: '/nowhere', nice: 3 }
const pidOf = ({ child }: ReturnType<typeof takeWorker>) => child.pid

afterEach(dismissWorkers)

it('gives the next job to one who rests, and two jobs at once to two', () => {
  const first = takeWorker(request)
  const second = takeWorker(request)
  expect(pidOf(second)).not.toBe(pidOf(first))
  restWorker(first)
  expect(takeWorker(request)).toBe(first)
  for (const worker of [first, second]) killWorker(worker)
})

it.each([
  ['other programs', { path: '/elsewhere' }],
  ['another priority', { nice: 7 }],
])('starts another for %s', (_, part) => {
  const first = takeWorker(request)
  restWorker(first)
  const second = takeWorker({ ...request, ...part })
  expect(pidOf(second)).not.toBe(pidOf(first))
  killWorker(second)
})

it('starts another while the one who rested is being sent home', () => {
  const first = takeWorker(request)
  restWorker(first)
  killWorker(first)
  const second = takeWorker(request)
  expect(pidOf(second)).not.toBe(pidOf(first))
  killWorker(second)
})

it('starts another when the one who rested has died', async () => {
  const first = takeWorker(request)
  restWorker(first)
  const ended = once(first.child, 'exit')
  first.child.kill('SIGKILL')
  await ended
  const second = takeWorker(request)
  expect(pidOf(second)).not.toBe(pidOf(first))
  killWorker(second)
})

it('sends a worker home after twenty jobs', async () => {
  const first = takeWorker(request)
  const ended = once(first.child, 'exit')
  for (let job = 0; job < 20; job += 1) {
    restWorker(first)
    if (job < 19) expect(takeWorker(request)).toBe(first)
  }
  const [, signal] = await ended
  expect(signal).toBe('SIGKILL')
})
