import { afterEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { isProcessAlive } from './is-process-alive.ts'
import { createProcessPool } from './process-pool.ts'
import { runInProcess } from './run-in-process.ts'

const pool = createProcessPool({
  script: new URL('../../test/pooled.ts', import.meta.url),
  compileCache: new URL('../../dist/compile-cache', import.meta.url),
  heapMebibytes: 64,
  maxJobs: 20,
})
afterEach(() => pool.closeIdle())

const message = z.object({
  done: z.optional(z.string()),
  pid: z.optional(z.number()),
  failed: z.optional(z.string()),
})
const pids: number[] = []

const run = (job: object, limits: object = {}, signal?: AbortSignal) =>
  runInProcess({
    pool,
    start: { path: '/usr/bin:/bin' },
    job,
    limits: { seconds: 60, memoryMebibytes: 1024, ...limits },
    signal,
    read(raw) {
      const { done, pid, failed } = z.parse(message, raw)
      if (pid) pids.push(pid)
      if (failed) return { failed: new Error(failed) }
      return done ? { done } : undefined
    },
  })

it('runs jobs one after another in the same process', async () => {
  expect(await run({ answer: 'one' })).toBe('one')
  expect(await run({ answer: 'two' })).toBe('two')
  expect(new Set(pids).size).toBe(1)
})

it('ends a process at its limits, and one that reports a failure', async () => {
  await expect(run({ fail: 'broken' })).rejects.toThrow('broken')
  await expect(run({ spin: true }, { seconds: 1 })).rejects.toMatchObject({ reason: 'time' })
  const large = run({ fill: true }, { memoryMebibytes: 256 })
  await expect(large).rejects.toMatchObject({ reason: 'memory' })
})

it('ends the process when its caller gives up, and rejects after it is gone', async () => {
  await run({ answer: 'known' })
  const pid = pids.at(-1) ?? 0
  const giving = new AbortController()
  const running = run({ hang: true }, {}, giving.signal)
  giving.abort(new Error('deleted'))
  await expect(running).rejects.toThrow('deleted')
  expect(isProcessAlive(pid)).toBe(false)
})
