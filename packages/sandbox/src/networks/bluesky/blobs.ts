import { createHash } from 'node:crypto'
import { readBearer } from '../_shared/grants.ts'
import type { MediaStore } from '../_shared/media-store.ts'
import type { FakeRequest } from '../fake-network.ts'
import type { Memory } from '../memory.ts'
import { type XrpcHandler, xrpcError, xrpcOk } from './replies.ts'

export type StoredBlob = { did: string; mimeType: string; size: number; path: string }

export type BlobRef = {
  $type: 'blob'
  ref: { $link: string }
  mimeType: string
  size: number
}

const MAX_BODY = 50_000_000

const typeOf = ({ headers }: FakeRequest) => (headers['content-type'] ?? '').split(';')[0] ?? ''

const SIGNATURES: readonly [string, RegExp][] = [
  ['image/jpeg', /^ffd8ff/],
  ['image/png', /^89504e470d0a1a0a/],
  ['image/gif', /^47494638/],
  ['image/webp', /^52494646.{8}57454250/],
  ['video/mp4', /^.{8}66747970/],
]

const sniffType = (bytes: Uint8Array): string | undefined => {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('hex')
  return SIGNATURES.find(([, pattern]) => pattern.test(head))?.[0]
}

/** Content-addressed files, per account. */
export function createBlobs({ shelf, memory }: { shelf: MediaStore; memory: Memory }) {
  const blobs = memory.table<StoredBlob>('bluesky/blobs')

  const store = (input: { did: string; mimeType: string; bytes: Uint8Array }): BlobRef => {
    const { did, mimeType, bytes } = input
    const link = `bafkrei${createHash('sha256').update(bytes).digest('hex').slice(0, 52)}`
    const known = blobs.get(link)
    const path = known?.path ?? shelf.put({ type: mimeType, bytes })
    blobs.set(link, { did, mimeType, size: bytes.length, path })
    return { $type: 'blob', ref: { $link: link }, mimeType, size: bytes.length }
  }

  return {
    store,
    find: (link: string) => blobs.get(link),
    upload:
      (didOf: (token: string) => string | undefined): XrpcHandler =>
      (request) => {
        const did = didOf(readBearer(request.headers))
        if (!did) return xrpcError(400, 'ExpiredToken', 'Token has expired')
        if (request.bytes.length > MAX_BODY) {
          return xrpcError(413, 'PayloadTooLarge', 'request entity too large')
        }
        if (request.behaviour.isMediaRejected) {
          return xrpcError(400, 'InvalidMimeType', 'Referenced Mimetype does not match stored blob')
        }
        const { bytes } = request
        // The server trusts the content over the header.
        const mimeType = sniffType(bytes) ?? typeOf(request)
        return xrpcOk({ blob: store({ did, mimeType, bytes }) })
      },
    reset: () => blobs.clear(),
  }
}

export type Blobs = ReturnType<typeof createBlobs>
