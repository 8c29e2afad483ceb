import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  CreateBucketCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { afterAll, describe, expect, it } from 'vitest'
import { loadConfig } from '../../config/config.ts'
import { readEnv } from '../../config/env.ts'
import { describeBlobStore } from './blob-store.suite.ts'
import { s3ClientConfig } from './s3-client.ts'
import { createS3Store } from './s3-store.ts'

const config = loadConfig(readEnv()).s3
if (!config) throw new Error('S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY are needed')
const client = new S3Client(s3ClientConfig(config))
const tempDir = mkdtempSync(join(tmpdir(), 'kadr-s3-'))
afterAll(() => {
  client.destroy()
  rmSync(tempDir, { recursive: true, force: true })
})

describe('blobs on S3', () => {
  describeBlobStore(async () => {
    await client.send(new CreateBucketCommand({ Bucket: config.bucket })).catch(() => undefined)
    return createS3Store({ config, tempDir })
  })

  it('aborts uploads that were begun before a moment, and only those', async () => {
    const list = { Bucket: config.bucket, Prefix: 'unfinished/' }
    const count = async () =>
      (await client.send(new ListMultipartUploadsCommand(list))).Uploads?.length ?? 0
    const store = createS3Store({ config, tempDir })
    for (const Key of ['unfinished/a', 'unfinished/b']) {
      await client.send(new CreateMultipartUploadCommand({ Bucket: config.bucket, Key }))
    }
    await store.dropUnfinished({ before: new Date(Date.now() - 3_600_000) })
    expect(await count()).toBe(2)
    await store.dropUnfinished({ before: new Date(Date.now() + 3_600_000) })
    expect(await count()).toBe(0)
    store.close()
  })

  it('leaves neither borrowed files nor unfinished parts', async () => {
    expect(readdirSync(tempDir)).toEqual([])
    const { Uploads } = await client.send(
      new ListMultipartUploadsCommand({ Bucket: config.bucket, Prefix: 'suite-' }),
    )
    expect(Uploads ?? []).toEqual([])
  })
})
