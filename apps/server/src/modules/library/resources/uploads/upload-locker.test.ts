import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestApp } from '../../../../../test/test-app.ts'
import type { TestShell } from '../../../../../test/test-shell.ts'
import { beginUpload, createUploader, type Uploader } from '../../../../../test/uploads.ts'
import { uploadKey } from '../blob-keys.ts'
import { createUploadLocker } from './upload-locker.ts'

let app: TestShell
let person: Uploader
beforeAll(async () => {
  app = await createTestApp()
  person = await createUploader(app, 1)
})
afterAll(() => app.stop())

/** Each process has its own locker; the database is shared. */
const lockOf = (id: string) => createUploadLocker({ ctx: app.ctx }).newLock(uploadKey(id))
const { signal } = new AbortController()
const begin = async () => (await beginUpload(app, { ...person, filename: 'a.png', size: 10 })).id

it('a lock is held by one process, which is asked to release it for another', async () => {
  const id = await begin()
  const order: string[] = []
  const first = lockOf(id)
  const second = lockOf(id)
  await first.lock(signal, async () => {
    if (order.length > 0) return
    order.push('asked')
    await first.unlock()
    order.push('released')
  })
  await second.lock(signal, () => undefined)
  order.push('taken')
  expect(order).toEqual(['asked', 'released', 'taken'])
  await second.unlock()
  const third = lockOf(id)
  await third.lock(signal, () => undefined)
  await third.unlock()
})

it('an expired lock goes to another process, and the old holder learns it when it comes back', async () => {
  const id = await begin()
  const told = vi.fn()
  const dead = lockOf(id)
  await dead.lock(signal, told)
  // Simulates a lock that was not renewed.
  await app.database.pool.query(
    "update resource_uploads set locked_until = now() - interval '1 second' where id = $1",
    [id],
  )
  const other = lockOf(id)
  await other.lock(signal, () => undefined)
  await vi.waitFor(() => expect(told).toHaveBeenCalled())
  await dead.unlock()
  const { rows } = await app.database.pool.query(
    'select lock_token from resource_uploads where id = $1',
    [id],
  )
  // Only its own lock is released.
  expect(rows[0].lock_token).not.toBeNull()
  await other.unlock()
})

it('refuses to join parts of uploads', async () => {
  const { status, error } = await beginUpload(app, {
    ...person,
    filename: 'a.png',
    size: 10,
    headers: { 'upload-concat': 'partial' },
  })
  expect(status).toBe(400)
  expect(error?.code).toBe('VALIDATION_FAILED')
})
