import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, describe, expect, it } from 'vitest'
import { describeBlobStore } from './blob-store.suite.ts'
import { BlobMissingError } from './blob-store.ts'
import { createDiskStore } from './disk-store.ts'

const directory = mkdtempSync(join(tmpdir(), 'kadr-blobs-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

describe('blobs on a disk', () => {
  describeBlobStore(async () => createDiskStore({ directory }))

  it('copies an upload so that whoever still writes to it changes nothing', async () => {
    const blobs = createDiskStore({ directory })
    await blobs.put({ key: 'uploads/1/data', body: Readable.from(['checked']) })
    const late = openSync(join(directory, 'uploads/1/data'), 'r+')
    await blobs.copyBytes({ from: 'uploads/1/data', to: 'kept/1' })
    writeSync(late, 'EVIL')
    closeSync(late)
    expect(readFileSync(join(directory, 'kept/1'), 'utf8')).toBe('checked')
    const missing = blobs.copyBytes({ from: 'uploads/2/data', to: 'kept/2' })
    await expect(missing).rejects.toBeInstanceOf(BlobMissingError)
    await blobs.deleteFolder('uploads')
    await blobs.deleteFolder('kept')
  })

  it('leaves neither drafts nor empty folders', async () => {
    const blobs = createDiskStore({ directory })
    await blobs.put({ key: 'x/y/z', body: Readable.from(['1']) })
    expect(readdirSync(join(directory, '.drafts'))).toEqual([])
    await blobs.delete('x/y/z')
    expect(existsSync(join(directory, 'x'))).toBe(false)
  })
})
