import { join } from 'node:path'
import type { Config } from '../../config/config.ts'
import type { Storage } from './blob-store.ts'
import { createDiskStore } from './disk-store.ts'
import { DiskUploads } from './disk-uploads.ts'

export const createStorage = async ({
  config,
  tempDir,
}: {
  config: Config
  tempDir: string
}): Promise<Storage> => {
  if (config.s3) {
    const { createS3Storage } = await import('./s3-storage.ts')
    return createS3Storage({ config: config.s3, tempDir })
  }
  const directory = join(config.dataDir, 'blobs')
  return { blobs: createDiskStore({ directory }), uploadStore: new DiskUploads({ directory }) }
}
