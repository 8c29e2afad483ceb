import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, describe, expect, it } from 'vitest'
import { describeBlobStore } from './blob-store.suite.ts'
import { createDiskStore } from './disk-store.ts'

const directory = mkdtempSync(join(tmpdir(), 'kadr-blobs-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

describe('blobs on a disk', () => {
  describeBlobStore(async () => createDiskStore({ directory }))

  it('leaves neither drafts nor empty folders', async () => {
    const blobs = createDiskStore({ directory })
    await blobs.put({ key: 'x/y/z', body: Readable.from(['1']) })
    expect(readdirSync(join(directory, '.drafts'))).toEqual([])
    await blobs.delete('x/y/z')
    expect(existsSync(join(directory, 'x'))).toBe(false)
  })
})
