import { join } from 'node:path'
import { S3Store } from '@tus/s3-store'
import type { DataStore } from '@tus/server'
import type { Config } from '../../config/config.ts'
import type { BlobStore } from './blob-store.ts'
import { createDiskStore } from './disk-store.ts'
import { DiskUploads } from './disk-uploads.ts'
import { s3ClientConfig } from './s3-client.ts'
import { createS3Store } from './s3-store.ts'

export type Storage = {
  blobs: BlobStore
  /** Store of unfinished uploads: the same backend, so that a complete upload is already a blob. */
  uploadStore: DataStore
}

export const createStorage = ({
  config,
  tempDir,
}: {
  config: Config
  tempDir: string
}): Storage => {
  const { s3 } = config
  if (s3) {
    const uploadStore = new S3Store({
      s3ClientConfig: { ...s3ClientConfig(s3), bucket: s3.bucket },
      useTags: false,
    })
    return { blobs: createS3Store({ config: s3, tempDir }), uploadStore }
  }
  const directory = join(config.dataDir, 'blobs')
  return { blobs: createDiskStore({ directory }), uploadStore: new DiskUploads({ directory }) }
}
