import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY_MS } from '@kadr/kit/durations'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { drawPicture } from '../../../../test/media.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import {
  beginUpload,
  continueUpload,
  createUploader,
  listStoredFiles,
  runAllJobs,
  type Uploader,
} from '../../../../test/uploads.ts'
import { storeFile } from './index.ts'
import { sweepJob } from './resources.jobs.ts'

const clock = createFakeClock()
let app: TestShell
let person: Uploader
let folder = ''
beforeAll(async () => {
  app = await createTestApp({ clock })
  person = await createUploader(app, 1)
  folder = mkdtempSync(join(tmpdir(), 'kadr-orphans-'))
})
afterAll(async () => {
  await app.stop()
  rmSync(folder, { recursive: true, force: true })
})

const store = async (seed: number) => {
  const path = join(folder, `${seed}.jpg`)
  writeFileSync(path, await drawPicture({ seed }))
  const { workspaceId } = person
  return storeFile({ ctx: app.ctx, workspaceId, name: `${seed}.jpg`, source: { path } })
}
const sweep = async () => {
  await app.ctx.jobs.enqueue(sweepJob, {})
  await runAllJobs(app)
}

it('frees the file of a process that was killed before it wrote the row, and no other', async () => {
  const kept = await store(1)
  await runAllJobs(app)
  const before = listStoredFiles(app)
  expect(before.filter((path) => path.includes(kept.row.fileId)).length).toBeGreaterThan(1)

  // A killed process does no cleanup.
  const cleanUp = vi.spyOn(app.ctx.blobs, 'deleteFolder').mockResolvedValue()
  const transaction = vi.spyOn(app.ctx.db, 'transaction').mockRejectedValueOnce(new Error('killed'))
  await expect(store(2)).rejects.toThrow('killed')
  transaction.mockRestore()
  cleanUp.mockRestore()
  expect(listStoredFiles(app)).toHaveLength(before.length + 1)
  await runAllJobs(app)
  expect(listStoredFiles(app)).toEqual(before)
})

it('frees the copy of a file whose check never came to its end', async () => {
  const before = listStoredFiles(app)
  const content = await drawPicture({ seed: 3 })
  const { token } = person
  const { id } = await beginUpload(app, { ...person, filename: 'a.jpg', size: content.length })
  await continueUpload(app, { token, id, body: content })
  await app.database.pool.query(`delete from pgboss.job where name = 'resources.check-upload'`)
  const to = `workspaces/${person.workspaceId}/${id}/${id}/original`
  await app.ctx.blobs.copy({ from: `uploads/${id}/data`, to })
  clock.advance(DAY_MS + 1)
  await sweep()
  expect(listStoredFiles(app)).toEqual(before)
})

it('removes drafts of long ago and leaves those of today', async () => {
  const drafts = join(app.ctx.config.dataDir, 'blobs/.drafts')
  mkdirSync(drafts, { recursive: true })
  for (const [name, age] of [
    ['old', 3 * DAY_MS],
    ['young', DAY_MS],
  ] as const) {
    const moment = new Date(clock.now().getTime() - age)
    writeFileSync(join(drafts, name), 'half')
    utimesSync(join(drafts, name), moment, moment)
  }
  await sweep()
  const left = listStoredFiles(app).filter((path) => path.includes('.drafts'))
  expect(left).toEqual([join(drafts, 'young')])
})
