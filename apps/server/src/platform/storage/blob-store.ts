import type { Readable } from 'node:stream'

export type ByteRange = { start: number /** The last byte, included. */; end: number }
export type StoredBlob = { size: number; sha256: string }

/** Files by key. A key is written once and never changed, so a copy may share its bytes. */
export type BlobStore = {
  /** The whole stream or nothing: a blob that is being written can't be read. */
  put(input: { key: string; body: Readable; contentType?: string }): Promise<StoredBlob>
  /** Throws BlobMissingError. */
  get(input: { key: string; range?: ByteRange }): Promise<Readable>
  head(key: string): Promise<{ size: number } | undefined>
  copy(input: { from: string; to: string }): Promise<void>
  /** Deleting what is not there is fine. */
  delete(key: string): Promise<void>
  /** Deletes every blob whose key starts with `folder/`. */
  deleteFolder(folder: string): Promise<void>
  /** An address that gives the blob without us until it expires, or null where there is none. */
  signUrl(input: { key: string; expiresInSeconds: number }): Promise<string | null>
  /** Lends the blob as a local file that must not be changed. */
  withFile<T>(input: { key: string; run(path: string): Promise<T> }): Promise<T>
  /** Removes what a killed writer began before this moment and never finished. */
  dropUnfinished(input: { before: Date }): Promise<void>
  close(): void
}

export class BlobMissingError extends Error {
  override name = 'BlobMissingError'
  constructor(key: string) {
    super(`No blob ${key}`)
  }
}

const KEY = /^[a-z\d][\w-]*(?:\.[\w-]+)*(?:\/[a-z\d][\w-]*(?:\.[\w-]+)*)*$/i
const MAX_KEY_LENGTH = 512

/** Keys are made by us, so a strange one is a mistake of ours, stopped before it reaches a disk. */
export const checkKey = (key: string): string => {
  if (key.length > MAX_KEY_LENGTH || !KEY.test(key)) throw new Error('Not a key of a blob')
  return key
}
