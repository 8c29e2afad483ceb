import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFakeClock } from '../../../../../test/fake-clock.ts'
import { drawPicture } from '../../../../../test/media.ts'
import { call } from '../../../../../test/people.ts'
import { createTestApp } from '../../../../../test/test-app.ts'
import type { TestShell } from '../../../../../test/test-shell.ts'
import {
  beginUpload,
  continueUpload,
  createUploader,
  listStoredFiles,
  outcomeOf,
  runAllJobs,
  type Uploader,
  upload,
} from '../../../../../test/uploads.ts'
import { sweepJob } from '../resources.jobs.ts'

const clock = createFakeClock()
let app: TestShell
let anna: Uploader
let boris: Uploader
beforeAll(async () => {
  app = await createTestApp({ clock })
  anna = await createUploader(app, 1)
  boris = await createUploader(app, 2)
})
afterAll(() => app.stop())

const rowsOf = async (workspaceId: string) => {
  const { rows } = await app.database.pool.query(
    `select (select count(*)::int from resources where workspace_id = $1) as resources,
      (select count(*)::int from resource_uploads where workspace_id = $1) as uploads,
      coalesce((select used_bytes::int from workspace_storage where workspace_id = $1), 0) as used`,
    [workspaceId],
  )
  return rows[0]
}

const NOTHING = { resources: 0, uploads: 0, used: 0 }

describe('an upload is refused before its first byte', () => {
  it.each([
    ['without a token', { token: undefined }, 401, 'UNAUTHORIZED'],
    ['with nothing in it', { size: 0 }, 400, 'VALIDATION_FAILED'],
    ['of 5 GB', { size: 5_000_000_000 }, 413, 'PAYLOAD_TOO_LARGE'],
    ['of a picture of 31 MB', { size: 31_000_000 }, 413, 'PAYLOAD_TOO_LARGE'],
    [
      'of a video of 201 MB on Free',
      { filename: 'a.mp4', size: 201_000_000 },
      413,
      'PAYLOAD_TOO_LARGE',
    ],
    ['of a size that is no number', { size: '12x' }, 400, 'VALIDATION_FAILED'],
    ['of a size below zero', { size: '-5' }, 400, 'VALIDATION_FAILED'],
    ['without a name', { filename: '' }, 400, 'VALIDATION_FAILED'],
    ['with a workspace that is none', { workspaceId: 'x' }, 400, 'VALIDATION_FAILED'],
    [
      'into an unknown folder',
      { metadata: { folderId: '019a7d54-0000-7000-8000-000000000000' } },
      404,
      'NOT_FOUND',
    ],
    [
      'in place of an unknown resource',
      { metadata: { replaces: '019a7d54-0000-7000-8000-000000000000' } },
      404,
      'NOT_FOUND',
    ],
  ])('%s', async (_case, change, status, code) => {
    const answer = await beginUpload(app, { ...anna, filename: 'a.jpg', size: 10, ...change })
    expect(answer).toMatchObject({ status, error: { code } })
    expect(answer.error?.message).toMatch(/[а-яё]/i)
    expect(await rowsOf(anna.workspaceId)).toEqual(NOTHING)
    expect(listStoredFiles(app)).toEqual([])
  })

  it('into a workspace of somebody else', async () => {
    const creation = { ...anna, workspaceId: boris.workspaceId, filename: 'a.jpg', size: 10 }
    expect(await beginUpload(app, creation)).toMatchObject({ status: 404 })
  })

  it('by somebody who may only look', async () => {
    await app.database.pool.query('insert into workspace_members values ($1, $2, $3)', [
      boris.workspaceId,
      anna.userId,
      'viewer',
    ])
    const creation = { ...anna, workspaceId: boris.workspaceId, filename: 'a.jpg', size: 10 }
    expect(await beginUpload(app, creation)).toMatchObject({
      status: 403,
      error: { code: 'FORBIDDEN' },
    })
    await app.database.pool.query(
      'delete from workspace_members where user_id = $1 and role = $2',
      [anna.userId, 'viewer'],
    )
  })
})

describe('an upload in progress', () => {
  it('is unknown to everybody else', async () => {
    const { id } = await beginUpload(app, { ...anna, filename: 'a.jpg', size: 10 })
    const { token } = boris
    for (const method of ['HEAD', 'PATCH', 'DELETE'] as const) {
      const body = Buffer.alloc(5)
      expect(await continueUpload(app, { token, id, method, body })).toMatchObject({ status: 404 })
      expect(await continueUpload(app, { id, method, body })).toMatchObject({ status: 401 })
    }
    expect((await call(app, { path: `/resources/uploads/${id}`, token })).status).toBe(404)
    await continueUpload(app, { token: anna.token, id, method: 'DELETE' })
  })

  it.each(['..%2F..%2Fsecret.key', '%2e%2e', 'x', '019a7d54-0000-7000-8000-000000000000'])(
    'has no such id: %s',
    async (id) => {
      expect(await continueUpload(app, { ...anna, id, body: Buffer.alloc(1) })).toMatchObject({
        status: 404,
        error: { code: 'NOT_FOUND' },
      })
    },
  )

  it('goes on where it stopped and takes not a byte more than promised', async () => {
    const content = await drawPicture({ seed: 3 })
    const { token } = anna
    const { id } = await beginUpload(app, { ...anna, filename: 'a.jpg', size: content.length })
    const half = Math.floor(content.length / 2)
    const first = await continueUpload(app, { token, id, body: content.subarray(0, half) })
    expect(first).toMatchObject({ status: 204, offset: half })
    expect(await continueUpload(app, { token, id, method: 'HEAD' })).toMatchObject({ offset: half })
    expect(await continueUpload(app, { token, id, offset: 1, body: content })).toMatchObject({
      status: 409,
      error: { code: 'CONFLICT' },
    })
    const tooMuch = Buffer.concat([content.subarray(half), Buffer.from('more')])
    expect(await continueUpload(app, { token, id, offset: half, body: tooMuch })).toMatchObject({
      status: 413,
      error: { code: 'PAYLOAD_TOO_LARGE' },
    })
    expect((await outcomeOf(app, { token, id })).state).toBe('uploading')
    const rest = { token, id, offset: half, body: content.subarray(half) }
    expect(await continueUpload(app, rest)).toMatchObject({ status: 204, offset: content.length })
    expect((await outcomeOf(app, { token, id })).state).toBe('checking')
    await runAllJobs(app)
    const { state, resource } = await outcomeOf(app, { token, id })
    expect(state).toBe('accepted')
    expect(resource).toMatchObject({ state: 'ready', kind: 'image', size: content.length })
    // A late request gets the full offset.
    expect(await continueUpload(app, { token, id, method: 'HEAD' })).toMatchObject({
      status: 200,
      offset: content.length,
    })
    expect(await continueUpload(app, rest)).toMatchObject({ status: 409 })
  })

  it('leaves nothing when it is cancelled', async () => {
    const before = await rowsOf(anna.workspaceId)
    const files = listStoredFiles(app)
    const { token } = anna
    const { id } = await beginUpload(app, { ...anna, filename: 'a.jpg', size: 1000 })
    await continueUpload(app, { token, id, body: Buffer.alloc(400) })
    expect(listStoredFiles(app).length).toBeGreaterThan(files.length)
    expect(await continueUpload(app, { token, id, method: 'DELETE' })).toMatchObject({
      status: 204,
    })
    expect(await rowsOf(anna.workspaceId)).toEqual(before)
    expect(listStoredFiles(app)).toEqual(files)
    expect(await continueUpload(app, { token, id, method: 'HEAD' })).toMatchObject({ status: 404 })
  })
})

it('never sets aside more than there is, however many begin at once', async () => {
  const dora = await createUploader(app, 4)
  const creation = { ...dora, filename: 'a.mp4', size: 190_000_000 }
  const answers = await Promise.all(Array.from({ length: 12 }, () => beginUpload(app, creation)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
  expect(answers.filter(({ error }) => error?.code === 'QUOTA_EXCEEDED')).toHaveLength(7)
})

describe('the same content', () => {
  const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')

  it('is one resource, whether it came before or comes at once', async () => {
    const eva = await createUploader(app, 5)
    const content = await drawPicture({ seed: 9 })
    const begun = await Promise.all(
      ['a.jpg', 'b.png', 'c.jpg'].map(async (filename) => {
        const { id } = await beginUpload(app, { ...eva, filename, size: content.length })
        await continueUpload(app, { token: eva.token, id, body: content })
        return id
      }),
    )
    await runAllJobs(app)
    const outcomes = await Promise.all(begun.map((id) => outcomeOf(app, { token: eva.token, id })))
    expect(new Set(outcomes.map(({ resource }) => resource?.id)).size).toBe(1)
    expect(outcomes.filter(({ isDuplicate }) => isDuplicate)).toHaveLength(2)
    expect(await rowsOf(eva.workspaceId)).toMatchObject({ resources: 1, used: content.length })
  })

  it('is found by its hash before it is sent, but only in one’s own workspace', async () => {
    const { token, workspaceId } = await createUploader(app, 6)
    const content = await drawPicture({ seed: 10 })
    const metadata = { sha256: hashOf(content) }
    const creation = { token, workspaceId, filename: 'a.jpg', size: content.length, metadata }
    const mine = { token, workspaceId, userId: '', filename: 'x', content }
    const { resource } = await upload(app, mine)
    expect(await beginUpload(app, { ...creation, ...anna })).toMatchObject({ status: 201 })
    const again = await beginUpload(app, creation)
    expect(again).toMatchObject({ status: 409, error: { code: 'CONFLICT', field: 'sha256' } })
    expect(await outcomeOf(app, { token, id: again.id })).toMatchObject({
      state: 'accepted',
      isDuplicate: true,
      resource: { id: resource?.id },
    })
  })
})

it.each([
  ['../../etc/passwd.jpg', 'passwd.jpg'],
  ['C:\\Windows\\фото.jpg', 'фото.jpg'],
  ['фото\u202egpj.exe', 'фотоgpj.exe'],
  ['...', 'Без названия'],
  ['a\r\nSet-Cookie: x.jpg', 'aSet-Cookie: x.jpg'],
  ['<script>.png', '<script>.png'],
])('keeps the name %j as %j', async (filename, name) => {
  const content = await drawPicture({ seed: randomBytes(2).readUInt16BE() })
  const { resource } = await upload(app, { ...boris, filename, content })
  expect(resource).toMatchObject({ name })
})

it('notices by itself that the last byte came just before the server died', async () => {
  const { token } = anna
  const content = await drawPicture({ seed: 77 })
  const { id } = await beginUpload(app, { ...anna, filename: 'a.jpg', size: content.length })
  await continueUpload(app, { token, id, body: content })
  await app.database.pool.query(`delete from pgboss.job where name = 'resources.check-upload'`)
  await app.database.pool.query(`update resource_uploads set state = 'uploading' where id = $1`, [
    id,
  ])
  expect((await outcomeOf(app, { token, id })).state).toBe('checking')
  await runAllJobs(app)
  expect((await outcomeOf(app, { token, id })).state).toBe('accepted')
})

// Last, because it advances the clock past every session.
it('expires unfinished uploads after a day, with all they set aside', async () => {
  const carl = await createUploader(app, 3)
  const creation = { ...carl, filename: 'a.mp4', size: 180_000_000 }
  for (let count = 0; count < 5; count += 1) await beginUpload(app, creation)
  expect(await beginUpload(app, creation)).toMatchObject({
    status: 413,
    error: { code: 'QUOTA_EXCEEDED' },
  })
  const expire = async () => {
    await app.ctx.jobs.enqueue(sweepJob, {})
    await runAllJobs(app)
  }
  clock.advance(23 * 3_600_000)
  await expire()
  expect(await rowsOf(carl.workspaceId)).toMatchObject({ uploads: 5 })
  clock.advance(2 * 3_600_000)
  await expire()
  expect(await rowsOf(carl.workspaceId)).toEqual(NOTHING)
  expect(listStoredFiles(app).filter((path) => path.includes('/uploads/'))).toEqual([])
  const fresh = await createUploader(app, 3)
  expect(await beginUpload(app, { ...creation, ...fresh })).toMatchObject({ status: 201 })
})
