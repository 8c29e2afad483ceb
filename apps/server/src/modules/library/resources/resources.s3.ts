import { randomBytes } from 'node:crypto'
import { CreateBucketCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hostileFiles } from '../../../../test/hostile-files.ts'
import { drawPicture, makeVideo } from '../../../../test/media.ts'
import { call } from '../../../../test/people.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import {
  beginUpload,
  continueUpload,
  createUploader,
  outcomeOf,
  runAllJobs,
  type Uploader,
  upload,
} from '../../../../test/uploads.ts'
import { loadConfig } from '../../../config/config.ts'
import { readEnv } from '../../../config/env.ts'
import { createStorage } from '../../../platform/storage/create-storage.ts'
import { s3ClientConfig } from '../../../platform/storage/s3-client.ts'
import { uploadKey } from './blob-keys.ts'

const given = loadConfig(readEnv()).s3
if (!given) throw new Error('S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY are needed')
const s3 = { ...given, bucket: `${given.bucket}-${randomBytes(4).toString('hex')}` }
const client = new S3Client(s3ClientConfig(s3))

let app: TestShell
let person: Uploader
beforeAll(async () => {
  await client.send(new CreateBucketCommand({ Bucket: s3.bucket }))
  app = await createTestApp({ config: { s3 } })
  person = await createUploader(app, 1)
})
afterAll(async () => {
  await app.stop()
  client.destroy()
})

const listKeys = async () => {
  const { Contents } = await client.send(new ListObjectsV2Command({ Bucket: s3.bucket }))
  return (Contents ?? []).map(({ Key }) => Key)
}
const remove = (id: string | undefined) =>
  call(app, {
    method: 'POST',
    path: '/resources/change',
    token: person.token,
    body: { ids: [id], action: { kind: 'delete' } },
  })

it('takes an upload in parts that outlive the server, and serves it by ranges', async () => {
  const { token } = person
  const video = makeVideo({ seconds: 1 })
  const box = Buffer.alloc(8)
  box.writeUInt32BE(14_000_008, 0)
  box.write('free', 4, 'latin1')
  const content = Buffer.concat([video, box, randomBytes(14_000_000)])
  const { id } = await beginUpload(app, { ...person, filename: 'a.mp4', size: content.length })
  const cut = 9_000_001
  const first = { token, id, body: content.subarray(0, cut) }
  expect(await continueUpload(app, first)).toMatchObject({ status: 204, offset: cut })

  // A new instance with empty memory, as after a restart.
  const afterRestart = await createStorage({
    config: app.ctx.config,
    tempDir: app.ctx.media.tempDir,
  })
  expect((await afterRestart.uploadStore.getUpload(uploadKey(id))).offset).toBe(cut)
  expect(await continueUpload(app, { token, id, method: 'HEAD' })).toMatchObject({ offset: cut })
  const rest = { token, id, offset: cut, body: content.subarray(cut) }
  expect(await continueUpload(app, rest)).toMatchObject({ status: 204 })
  await runAllJobs(app)
  const { resource } = await outcomeOf(app, { token, id })
  expect(resource).toMatchObject({ state: 'ready', kind: 'video', size: content.length })
  if (!resource) throw new Error('no resource')
  const { urls } = resource
  const part = await app.http.inject({ url: urls.original, headers: { range: 'bytes=100-199' } })
  expect(part.statusCode).toBe(206)
  expect(part.rawPayload.equals(content.subarray(100, 200))).toBe(true)
  expect((await app.http.inject(urls.original)).rawPayload.equals(content)).toBe(true)
  expect((await app.http.inject(urls.thumbnail ?? '')).headers['content-type']).toBe('image/webp')
  expect((await listKeys()).every((key) => key?.startsWith('workspaces/'))).toBe(true)
  expect((await remove(resource.id)).status).toBe(200)
  await runAllJobs(app)
  expect(await listKeys()).toEqual([])
})

it('keeps nothing of hostile files, cancelled uploads and duplicates', async () => {
  for (const { filename, content, reason } of await hostileFiles()) {
    const outcome = await upload(app, { ...person, filename, content })
    expect(outcome.refusal, filename).toMatch(reason)
  }
  const { token } = person
  const { id } = await beginUpload(app, { ...person, filename: 'a.mp4', size: 20_000_000 })
  await continueUpload(app, { token, id, body: randomBytes(6_000_000) })
  await continueUpload(app, { token, id, method: 'DELETE' })
  expect(await listKeys()).toEqual([])

  const content = await drawPicture({ seed: 4 })
  const { resource } = await upload(app, { ...person, filename: 'a.jpg', content })
  const keys = await listKeys()
  expect(keys).toHaveLength(4)
  const again = await upload(app, { ...person, filename: 'b.jpg', content })
  expect(again).toMatchObject({ isDuplicate: true, resource: { id: resource?.id } })
  expect(await listKeys()).toEqual(keys)
})
