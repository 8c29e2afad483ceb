import { expect, it, vi } from 'vitest'
import { runWorker } from './run-worker.ts'

const OFTEN = { interval: 5 }

/** A worker with two slots on a queue. */
const work = ({
  queue,
  pollMs,
  claimsOnEnd,
}: {
  queue: string[]
  pollMs: number
  claimsOnEnd?: true
}) => {
  const running = new Map<string, () => void>()
  const stopping = new AbortController()
  const asked = { isAnyDue: 0, claim: 0 }
  const ended = runWorker<string>({
    name: 'test',
    log: { warn: () => undefined },
    signal: stopping.signal,
    leases: {
      get size() {
        return running.size
      },
      drain: async () => undefined,
    },
    slots: 2,
    pollMs,
    ...(claimsOnEnd && { claimsOnEnd }),
    isAnyDue: async () => {
      asked.isAnyDue += 1
      return queue.length > 0
    },
    claim: async (limit) => {
      asked.claim += 1
      if (queue.includes('broken')) throw new Error('No database')
      return queue.splice(0, limit)
    },
    start: (item) =>
      new Promise((resolve) =>
        running.set(item, () => {
          running.delete(item)
          resolve()
        }),
      ),
    beat: async () => undefined,
  })
  const stop = async () => {
    stopping.abort()
    await ended
  }
  return { running, asked, stop, finish: (item: string) => running.get(item)?.() }
}

it('claims again as soon as a slot is free, when all were taken', async () => {
  const { running, finish, stop } = work({ queue: ['a', 'b', 'c'], pollMs: 600_000 })
  await vi.waitFor(() => expect([...running.keys()]).toEqual(['a', 'b']), OFTEN)
  finish('a')
  await vi.waitFor(() => expect([...running.keys()]).toEqual(['b', 'c']), OFTEN)
  await stop()
})

it('claims again as soon as any work ends, where it is asked to', async () => {
  const queue = ['a']
  const { running, finish, stop } = work({ queue, pollMs: 600_000, claimsOnEnd: true })
  await vi.waitFor(() => expect([...running.keys()]).toEqual(['a']), OFTEN)
  queue.push('b')
  finish('a')
  await vi.waitFor(() => expect([...running.keys()]).toEqual(['b']), OFTEN)
  await stop()
})

it('waits for the next poll when a claim fails', async () => {
  const queue = ['a', 'b']
  const { asked, running, finish, stop } = work({ queue, pollMs: 600_000 })
  await vi.waitFor(() => expect([...running.keys()]).toEqual(['a', 'b']), OFTEN)
  queue.push('broken')
  finish('a')
  await vi.waitFor(() => expect(asked.claim).toBe(2), OFTEN)
  finish('b')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(asked.claim).toBe(2)
  await stop()
})

it('asks only whether anything is due, while nothing is and nothing runs', async () => {
  const queue: string[] = []
  const { asked, running, stop } = work({ queue, pollMs: 1 })
  await vi.waitFor(() => expect(asked.isAnyDue).toBeGreaterThan(3), OFTEN)
  expect(asked.claim).toBe(0)
  queue.push('a')
  await vi.waitFor(() => expect([...running.keys()]).toEqual(['a']), OFTEN)
  const { isAnyDue, claim } = asked
  await vi.waitFor(() => expect(asked.claim).toBeGreaterThan(claim + 3), OFTEN)
  expect(asked.isAnyDue).toBe(isAnyDue)
  await stop()
})
