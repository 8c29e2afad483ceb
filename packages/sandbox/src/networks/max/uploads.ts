import { randomBytes } from 'node:crypto'
import { isFile } from '../_shared/fields.ts'
import type { MediaStore } from '../_shared/media-store.ts'
import type { FakeFile, FakeReply, FakeRequest, FakeWorld } from '../fake-network.ts'
import { badPayload, notFound, ok, refuse } from './replies.ts'

export const UPLOAD_KINDS = ['image', 'video', 'audio', 'file'] as const
export type UploadKind = (typeof UPLOAD_KINDS)[number]

/** A file the service holds, used in messages by its token. */
export type HeldFile = {
  kind: UploadKind
  token: string
  id: number
  name: string
  size: number
  /** Undefined until it is uploaded. */
  url: string | undefined
  readyAt: number
  isRejected: boolean
}

type Part = { from: number; bytes: Uint8Array }

const MAX_BYTES: Readonly<Record<UploadKind, number>> = {
  image: 50_000_000,
  video: 250_000_000,
  audio: 256_000_000,
  file: 4_000_000_000,
}
/** How long the service works on a file after its upload. */
const PROCESSING_MS: Readonly<Record<UploadKind, number>> = {
  image: 0,
  video: 3000,
  audio: 1000,
  file: 1000,
}
const VIDEO_NAME = /\.(mp4|mov|mkv|webm)$/i
const FIRST_ID = 8_000_000_001
const RANGE = /^bytes (\d+)-(\d+)\/(\d+)$/

const isKind = (value: string | null): value is UploadKind =>
  UPLOAD_KINDS.some((kind) => kind === value)

/** JPG, PNG, GIF, TIFF, BMP and HEIC are taken. */
const isWebp = (bytes: Uint8Array) => Buffer.from(bytes.subarray(8, 12)).toString() === 'WEBP'

export function createUploads({ world, shelf }: { world: FakeWorld; shelf: MediaStore }) {
  const files = world.memory.table<HeldFile>('max/files')
  /** By the id in the address, each for one file. */
  const addresses = world.memory.table<string>('max/upload-addresses')
  const parts = new Map<string, Part[]>()
  const now = () => world.clock.now().getTime()

  const hold = (of: Pick<HeldFile, 'kind' | 'name'>): HeldFile => {
    const token = randomBytes(24).toString('base64url')
    const file: HeldFile = {
      ...of,
      token,
      id: FIRST_ID + files.size,
      size: 0,
      url: undefined,
      readyAt: 0,
      isRejected: false,
    }
    files.set(token, file)
    return file
  }

  const shelve = (file: HeldFile, given: { type: string; bytes: Uint8Array }, readyAt: number) => {
    file.url = `${world.hostUrl}/max${shelf.put(given)}`
    file.size = given.bytes.length
    file.readyAt = readyAt
    files.set(file.token, file)
  }

  const start = ({ query, baseUrl }: FakeRequest): FakeReply => {
    const kind = query.get('type')
    if (!isKind(kind)) return badPayload('type has to be one of image, video, audio, file')
    const file = hold({ kind, name: kind })
    const address = randomBytes(12).toString('hex')
    addresses.set(address, file.token)
    const isStreamed = kind === 'video' || kind === 'audio'
    return ok({
      url: `${baseUrl}/upload/${kind}/${address}`,
      ...(isStreamed && { token: file.token }),
    })
  }

  const replyTo = (file: HeldFile): FakeReply => {
    if (file.kind === 'image') return ok({ photos: { [file.id]: { token: file.token } } })
    if (file.kind === 'file') return ok({ token: file.token })
    return { status: 200, headers: { 'content-type': 'text/xml' }, text: '<retval>1</retval>' }
  }

  const finish = (of: { file: HeldFile; given: FakeFile; request: FakeRequest }): FakeReply => {
    const { file, given, request } = of
    const problem = fileProblem(file.kind, given)
    if (problem) return problem
    file.name = given.name
    file.isRejected = request.behaviour.isMediaRejected
    const wait = request.behaviour.processingSeconds
    const delay = wait === undefined ? PROCESSING_MS[file.kind] : wait * 1000
    shelve(file, given, now() + delay)
    return replyTo(file)
  }

  /** A part of a resumable upload; parts come in any order and may come again. */
  const takePart = (file: HeldFile, request: FakeRequest): FakeReply => {
    const part = readPart(request)
    if (!part) return badPayload('Content-Range and filename have to fit the body')
    const { name, first, last, size } = part
    if (size > MAX_BYTES[file.kind]) return refuse(413, 'too.large', 'File is too large')
    const known = (parts.get(file.token) ?? []).filter(({ from }) => from !== first)
    const all = [...known, { from: first, bytes: request.bytes }].sort((a, b) => a.from - b.from)
    parts.set(file.token, all)
    const whole = joinParts(all, size)
    if (!whole) return { status: 201, text: `${first}-${last}/${size}` }
    parts.delete(file.token)
    const type = file.kind === 'video' ? 'video/mp4' : 'application/octet-stream'
    return finish({ file, given: { name, type, bytes: whole }, request })
  }

  const take = (request: FakeRequest): FakeReply => {
    const file = files.get(addresses.get(request.params.address ?? '') ?? '')
    if (!file || file.kind !== request.params.kind) return notFound('Unknown address of an upload')
    if (file.url !== undefined) return badPayload('The address took its file already')
    const isMultipart = (request.headers['content-type'] ?? '').startsWith('multipart/form-data')
    if (!isMultipart) return takePart(file, request)
    const given = request.fields?.data
    return isFile(given) ? finish({ file, given, request }) : badPayload('data is required')
  }

  return {
    start,
    routes: [{ method: 'POST', path: '/upload/:kind/:address', handle: take }],
    find: (token: string): HeldFile | undefined => files.get(token),
    isReady: (file: HeldFile): boolean => file.url !== undefined && file.readyAt <= now(),
    /** A file that a person sent, or one taken from an address. */
    add: (kind: UploadKind, given: FakeFile): HeldFile => {
      const file = hold({ kind, name: given.name })
      shelve(file, given, 0)
      return file
    },
    reset: () => {
      files.clear()
      addresses.clear()
      parts.clear()
    },
  }
}

export type Uploads = ReturnType<typeof createUploads>

/** Which bytes of the file the body has, as its headers say. */
function readPart({ headers, bytes }: FakeRequest) {
  const [, from, to, total] = RANGE.exec(headers['content-range'] ?? '') ?? []
  const name = /filename="([^"]+)"/.exec(headers['content-disposition'] ?? '')?.[1]
  const [first, last, size] = [Number(from), Number(to), Number(total)]
  const fits = bytes.length === last - first + 1 && last < size
  return name && fits ? { name, first, last, size } : undefined
}

function fileProblem(kind: UploadKind, { name, bytes }: FakeFile): FakeReply | undefined {
  if (bytes.length === 0) return badPayload('File is empty')
  if (bytes.length > MAX_BYTES[kind]) return refuse(413, 'too.large', 'File is too large')
  if (kind === 'image' && isWebp(bytes)) return badPayload('Format of the picture is not supported')
  if (kind === 'video' && !VIDEO_NAME.test(name)) {
    return badPayload('Format of the video is not supported')
  }
  return undefined
}

/** The whole file, once its parts cover it. */
function joinParts(parts: readonly Part[], size: number): Uint8Array | undefined {
  let end = 0
  for (const { from, bytes } of parts) {
    if (from !== end) return undefined
    end += bytes.length
  }
  return end === size ? Buffer.concat(parts.map(({ bytes }) => bytes)) : undefined
}
