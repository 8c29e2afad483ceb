import { isFile } from '../_shared/fields.ts'
import type { MediaStore } from '../_shared/media-store.ts'
import type { FakeFile, FakeReply, FakeRequest, FakeRoute } from '../fake-network.ts'
import type { MediaRecords, Ticket } from './media-records.ts'

/** Name of the multipart field, by what is uploaded. */
const FIELDS: Readonly<Record<Ticket['kind'], string>> = {
  photo: 'photo',
  video: 'video_file',
  'story-photo': 'file',
  'story-video': 'video_file',
}

const MAX_BYTES: Readonly<Record<Ticket['kind'], number>> = {
  photo: 50_000_000,
  video: 256_000_000_000,
  'story-photo': 10_000_000,
  'story-video': 500_000_000,
}

export const SERVER = 626_128
const PROCESSING_SECONDS = 8
const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/gif']

const isGood = (kind: Ticket['kind'], file: FakeFile): boolean =>
  file.bytes.length <= MAX_BYTES[kind] &&
  (kind === 'photo' || kind === 'story-photo'
    ? PHOTO_TYPES.includes(file.type)
    : file.type.startsWith('video/'))

/** The servers that take files: no token, the address itself is the permission. */
export function createUploadRoute(input: { records: MediaRecords; shelf: MediaStore }): FakeRoute {
  const { records, shelf } = input

  const takePhoto = (ticket: Ticket, file: FakeFile, isRefused: boolean): FakeReply => {
    // A file that is no picture gives an empty list, not an error.
    if (isRefused) return { status: 200, json: { server: SERVER, photo: '[]', hash: '' } }
    const path = shelf.put({ type: file.type, bytes: file.bytes })
    const { groupId, kind } = ticket
    const hash = records.writeReceipt({ groupId, kind, type: file.type, path })
    const photo = JSON.stringify([{ photo: hash.slice(0, 10), sizes: [] }])
    return { status: 200, json: { server: SERVER, photo, hash } }
  }

  const takeVideo = (ticket: Ticket, file: FakeFile, request: FakeRequest): FakeReply => {
    const { groupId, videoId = 0 } = ticket
    const video = records.find('video', groupId, videoId)
    if (!video) return { status: 404, json: { error: 'Video not found' } }
    const seconds = request.behaviour.processingSeconds ?? PROCESSING_SECONDS
    video.path = shelf.put({ type: file.type, bytes: file.bytes })
    video.type = file.type
    video.readyAt = records.now() + seconds * 1000
    video.isRefused = request.behaviour.isMediaRejected
    const size = file.bytes.length
    const video_hash = video.accessKey
    return {
      status: 200,
      json: { owner_id: Number(`-${groupId}`), video_id: videoId, size, video_hash },
    }
  }

  const takeStory = (ticket: Ticket, file: FakeFile): FakeReply => {
    const path = shelf.put({ type: file.type, bytes: file.bytes })
    const { groupId, kind } = ticket
    const upload_result = records.writeReceipt({ groupId, kind, type: file.type, path })
    return { status: 200, json: { response: { upload_result } } }
  }

  const take = (request: FakeRequest): FakeReply => {
    const ticket = records.useTicket(request.params.ticket ?? '')
    if (!ticket) return { status: 403, json: { error: 'ERR_UPLOAD_LINK_EXPIRED' } }
    const file = request.fields?.[FIELDS[ticket.kind]]
    if (!isFile(file))
      return { status: 400, json: { error: `ERR_NO_FILE: ${FIELDS[ticket.kind]}` } }
    const isBad = !isGood(ticket.kind, file)
    if (ticket.kind === 'photo') {
      return takePhoto(ticket, file, isBad || request.behaviour.isMediaRejected)
    }
    if (isBad || (ticket.kind !== 'video' && request.behaviour.isMediaRejected)) {
      return { status: 400, json: { error: 'ERR_UPLOAD_BAD_FILE' } }
    }
    return ticket.kind === 'video' ? takeVideo(ticket, file, request) : takeStory(ticket, file)
  }

  return { method: 'POST', path: '/upload/:ticket', handle: take }
}
