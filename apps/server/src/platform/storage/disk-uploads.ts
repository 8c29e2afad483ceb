import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createRoomGuard } from '@kadr/kit/node/disk-room'
import { FileStore } from '@tus/file-store'
import { checkKey } from './blob-store.ts'

/** The file store of tus hides why a write failed; this one detects a full disk. */
export class DiskUploads extends FileStore {
  override async write(body: Readable, key: string, offset: number): Promise<number> {
    const path = join(this.directory, checkKey(key))
    const target = createWriteStream(path, { flags: 'r+', start: offset })
    await pipeline(body, createRoomGuard(this.directory), target)
    return offset + target.bytesWritten
  }
}
