import { S3Store } from '@tus/s3-store'
import type { S3Config } from '../../config/storage.ts'
import type { Storage } from './blob-store.ts'
import { s3ClientConfig } from './s3-client.ts'
import { createS3Store } from './s3-store.ts'

/** Files and unfinished uploads in one bucket. */
export const createS3Storage = ({
  config,
  tempDir,
}: {
  config: S3Config
  tempDir: string
}): Storage => ({
  blobs: createS3Store({ config, tempDir }),
  uploadStore: new S3Store({
    s3ClientConfig: { ...s3ClientConfig(config), bucket: config.bucket },
    useTags: false,
  }),
})
