import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { BlobMissingError, type BlobStore } from './blob-store.ts'

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')

export const collectKeys = async (keys: AsyncIterable<string>): Promise<string[]> => {
  const collected: string[] = []
  for await (const key of keys) collected.push(key)
  return collected.toSorted()
}

/** The contract of every driver. */
export const describeBlobStore = (open: () => Promise<BlobStore>): void => {
  let blobs: BlobStore
  beforeAll(async () => {
    blobs = await open()
  })
  afterAll(() => blobs.close())

  const root = `suite-${randomBytes(6).toString('hex')}`
  const key = (name: string) => `${root}/${name}`
  const put = (name: string, content: Buffer) =>
    blobs.put({ key: key(name), body: Readable.from([content]) })
  const read = async (name: string, range?: { start: number; end: number }) =>
    buffer(await blobs.get({ key: key(name), ...(range && { range }) }))

  it.each([
    ['nothing', 0],
    ['a few bytes', 11],
    ['exactly one part', 8 * 1024 * 1024],
    ['several parts and a bit', 20 * 1024 * 1024 + 7],
  ])('gives back %s as it was put, measured', async (_what, size) => {
    const content = randomBytes(size)
    expect(await put(`size-${size}`, content)).toEqual({ size, sha256: sha256(content) })
    expect(await blobs.head(key(`size-${size}`))).toEqual({ size })
    expect((await read(`size-${size}`)).equals(content)).toBe(true)
  })

  it('gives a part of a blob', async () => {
    await put('range', Buffer.from('0123456789'))
    expect((await read('range', { start: 0, end: 0 })).toString()).toBe('0')
    expect((await read('range', { start: 3, end: 5 })).toString()).toBe('345')
    expect((await read('range', { start: 9, end: 9 })).toString()).toBe('9')
  })

  it('keeps nothing of a stream that broke', async () => {
    const body = Readable.from(
      (async function* () {
        yield randomBytes(9 * 1024 * 1024)
        throw new Error('the line is cut')
      })(),
    )
    await expect(blobs.put({ key: key('broken'), body })).rejects.toThrow('the line is cut')
    expect(await blobs.head(key('broken'))).toBeUndefined()
  })

  it('copies, and the copy outlives the first', async () => {
    const content = randomBytes(1000)
    await put('first', content)
    await blobs.copy({ from: key('first'), to: key('deep/second') })
    await blobs.copy({ from: key('first'), to: key('deep/second') })
    await blobs.delete(key('first'))
    expect(await blobs.head(key('first'))).toBeUndefined()
    expect((await read('deep/second')).equals(content)).toBe(true)
  })

  it('lends a blob as a file', async () => {
    await put('lent', Buffer.from('as a file'))
    const text = await blobs.withFile({
      key: key('lent'),
      run: async (path) => (await readFile(path)).toString(),
    })
    expect(text).toBe('as a file')
  })

  it('lists and deletes a folder with all below it and nothing beside it', async () => {
    for (const name of ['album/a', 'album/b/c', 'album-2/d']) await put(name, Buffer.from(name))
    const listed = await collectKeys(blobs.list(key('album')))
    expect(listed).toEqual([key('album/a'), key('album/b/c')])
    expect(await collectKeys(blobs.list())).toEqual(expect.arrayContaining(listed))
    expect(await collectKeys(blobs.list(key('none')))).toEqual([])
    await blobs.deleteFolder(key('album'))
    expect(await blobs.head(key('album/a'))).toBeUndefined()
    expect(await blobs.head(key('album/b/c'))).toBeUndefined()
    expect(await blobs.head(key('album-2/d'))).toEqual({ size: 9 })
    await blobs.deleteFolder(key('album'))
  })

  it('tells what is missing from what is broken', async () => {
    await expect(blobs.get({ key: key('none') })).rejects.toThrow(BlobMissingError)
    await expect(blobs.copy({ from: key('none'), to: key('x') })).rejects.toThrow(BlobMissingError)
    const lend = blobs.withFile({ key: key('none'), run: async () => undefined })
    await expect(lend).rejects.toThrow(BlobMissingError)
    expect(await blobs.head(key('none'))).toBeUndefined()
    await blobs.delete(key('none'))
  })

  it.each(['../up', '/etc/passwd', 'a//b', 'a/../b', '.hidden', 'a/.b', 'a\0b', 'a b', '', 'a\\b'])(
    'takes no such key: %j',
    async (bad) => {
      await expect(blobs.put({ key: bad, body: Readable.from(['x']) })).rejects.toThrow('Not a key')
      await expect(blobs.head(bad)).rejects.toThrow('Not a key')
      await expect(blobs.deleteFolder(bad)).rejects.toThrow('Not a key')
    },
  )

  it('signs an address that gives the blob, or says that it can not', async () => {
    await put('signed', Buffer.from('by address'))
    const url = await blobs.signUrl({ key: key('signed'), expiresInSeconds: 60 })
    if (url === null) return
    expect(await (await fetch(url)).text()).toBe('by address')
    expect((await fetch(url.replace('signed', 'size-0'))).status).toBe(403)
  })

  it('leaves nothing when all is deleted', async () => {
    await blobs.deleteFolder(root)
    expect(await blobs.head(key('deep/second'))).toBeUndefined()
  })
}
