import type { MediaStore } from '../_shared/media-store.ts'
import { pullMedia } from '../_shared/pull-media.ts'
import type { FakeReply, FakeRequest, FakeWorld } from '../fake-network.ts'
import { fileAt, type Params, textOf } from './params.ts'
import { badRequest, botError } from './replies.ts'

/** `audio` comes from people only. */
export type SentFile = {
  kind: 'image' | 'video' | 'audio' | 'document'
  url: string
  /** Of a document. */
  name?: string
}
type UploadedKind = Exclude<SentFile['kind'], 'audio'>

const UPLOAD_BYTES = { image: 10_000_000, video: 50_000_000, document: 50_000_000 }
const LOCAL_BYTES = 2_000_000_000
const PULL_BYTES = { image: 5_000_000, video: 20_000_000, document: 20_000_000 }

/** Reads a file uploaded with the call, or fetches it by URL. */
export function createFileReader(input: {
  world: FakeWorld
  shelf: MediaStore
  isLocalServer(): boolean
}) {
  const maxBytesOf = (kind: UploadedKind) =>
    kind === 'video' && input.isLocalServer() ? LOCAL_BYTES : UPLOAD_BYTES[kind]

  return async (of: {
    request: FakeRequest
    params: Params
    kind: UploadedKind
    /** Name of a multipart field, or a URL. */
    source: string
  }): Promise<SentFile | { problem: FakeReply }> => {
    const { kind } = of
    if (of.request.behaviour.isMediaRejected) {
      return {
        problem: badRequest(kind === 'image' ? 'PHOTO_INVALID_DIMENSIONS' : 'VIDEO_FILE_INVALID'),
      }
    }
    const file = fileAt(of.params, of.source.replace(/^attach:\/\//, ''))
    if (file) {
      if (file.bytes.length > maxBytesOf(kind)) {
        return { problem: botError(413, 'Request Entity Too Large') }
      }
      const url = `${input.world.hostUrl}/telegram${input.shelf.put(file)}`
      return { kind, url, ...(kind === 'document' && { name: file.name }) }
    }
    const url = textOf(of.params, of.source) || of.source
    const pulled = await pullMedia({ fetch: input.world.fetch, url, maxBytes: PULL_BYTES[kind] })
    return pulled.kind === 'pulled'
      ? { kind, url }
      : { problem: badRequest('failed to get HTTP URL content') }
  }
}
