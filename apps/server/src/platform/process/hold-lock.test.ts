import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp } from '../../../test/test-app.ts'
import type { TestShell } from '../../../test/test-shell.ts'
import { tryLock } from './hold-lock.ts'

let app: TestShell
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const SILENCE_MS = 2000
const SHORT_SILENCE_MS = 200

it('keeps the lock while it beats', async () => {
  const { pool } = app.database
  const lock = await tryLock({ pool, name: 'beating', silenceMs: SILENCE_MS })
  await new Promise((resolve) => setTimeout(resolve, 1.5 * SHORT_SILENCE_MS))
  expect(lock?.lost.aborted).toBe(false)
  expect(await tryLock({ pool, name: 'beating' })).toBeUndefined()
  lock?.release()
})

it('gives the lock of a holder that fell silent to the next, and tells the holder', async () => {
  const { pool } = app.database
  const lock = await tryLock({ pool, name: 'silent', silenceMs: SHORT_SILENCE_MS })
  // Simulates a suspended process: no heartbeat until the database ends the session.
  const until = performance.now() + 5 * SHORT_SILENCE_MS
  while (performance.now() < until);
  await expect.poll(() => lock?.lost.aborted).toBe(true)
  const next = await tryLock({ pool, name: 'silent' })
  expect(next).toBeDefined()
  next?.release()
  lock?.release()
})
