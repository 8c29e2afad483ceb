import { afterAll, beforeAll, expect, it } from 'vitest'
import { type HostileFile, hostileFiles } from '../../../../../test/hostile-files.ts'
import { drawPicture, makeSound, makeVideo } from '../../../../../test/media.ts'
import { createTestApp } from '../../../../../test/test-app.ts'
import type { TestShell } from '../../../../../test/test-shell.ts'
import {
  beginUpload,
  createUploader,
  listStoredFiles,
  type Uploader,
  upload,
} from '../../../../../test/uploads.ts'

let app: TestShell
let person: Uploader
let files: HostileFile[]
beforeAll(async () => {
  app = await createTestApp()
  person = await createUploader(app, 1)
  files = await hostileFiles()
}, 60_000)
afterAll(() => app.stop())

const listLeftovers = async () => {
  const { rows } = await app.database.pool.query(
    `select (select count(*)::int from resources) as resources,
      (select coalesce(sum(used_bytes), 0)::int from workspace_storage) as used,
      (select count(*)::int from resource_uploads where state in ('uploading', 'checking')) as open`,
  )
  return { ...rows[0], files: listStoredFiles(app) }
}
const NOTHING = { resources: 0, used: 0, open: 0, files: [] }

it('tells every hostile file why it is refused, and keeps nothing of it', async () => {
  for (const { filename, content, reason } of files) {
    const outcome = await upload(app, { ...person, filename, content })
    expect(outcome, filename).toMatchObject({ state: 'refused', resource: null })
    expect(outcome.refusal, filename).toMatch(reason)
    expect(await listLeftovers(), filename).toEqual(NOTHING)
  }
}, 120_000)

it('refuses a video that breaks only when it is decoded, and keeps a note at most', async () => {
  const whole = makeVideo({ name: 'a.mkv', seconds: 4 })
  const broken = Buffer.from(whole)
  broken.fill(0x55, Math.floor(whole.length * 0.4), Math.floor(whole.length * 0.9))
  const { resource, state } = await upload(app, { ...person, filename: 'a.mkv', content: broken })
  expect(state).toBe('accepted')
  expect(resource).toMatchObject({ state: 'failed', failure: expect.stringMatching(/повреждён/) })
  expect(await listLeftovers()).toMatchObject({ used: 0, open: 0, files: [] })
}, 60_000)

it('without ffmpeg takes pictures, and says what is missing for the rest', async () => {
  const bare = await createTestApp({ config: { programPath: '/nonexistent' } })
  try {
    const { token, workspaceId, userId } = await createUploader(bare, 1)
    const who = { token, workspaceId, userId }
    const content = await drawPicture()
    expect(await upload(bare, { ...who, filename: 'a.jpg', content })).toMatchObject({
      state: 'accepted',
      resource: { state: 'ready' },
    })
    const early = await beginUpload(bare, { ...who, filename: 'a.mp4', size: 100 })
    expect(early.error?.message).toMatch(/нет ffmpeg/)
    const late = await upload(bare, { ...who, filename: 'sound', content: makeSound('a.mp3') })
    expect(late).toMatchObject({ state: 'refused', refusal: expect.stringMatching(/нет ffmpeg/) })
  } finally {
    await bare.stop()
  }
}, 60_000)
