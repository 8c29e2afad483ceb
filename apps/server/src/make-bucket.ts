import { setTimeout as pause } from 'node:timers/promises'
import { CreateBucketCommand, HeadBucketCommand, NotFound, S3Client } from '@aws-sdk/client-s3'
import { loadConfig } from './config/config.ts'
import { readEnv } from './config/env.ts'
import { s3ClientConfig } from './platform/storage/s3-client.ts'

/** A store that was started together with us answers by then. */
const TRIES = 60

const { s3 } = loadConfig(readEnv())
if (s3 === null) throw new Error('S3_BUCKET is not set')
const bucket = { Bucket: s3.bucket }
const client = new S3Client(s3ClientConfig(s3))

const make = async () => {
  try {
    await client.send(new HeadBucketCommand(bucket))
  } catch (error) {
    if (!(error instanceof NotFound)) throw error
    await client.send(new CreateBucketCommand(bucket))
  }
}

/** Makes the bucket of the files unless it is there. */
for (let turn = 1; ; turn += 1) {
  try {
    await make()
    break
  } catch (error) {
    if (turn === TRIES) throw error
    await pause(1000)
  }
}
