import { objectAt, objectsAt, textAt } from '../_shared/fields.ts'
import { pullMedia } from '../_shared/pull-media.ts'
import type { FakeReply, FakeWorld } from '../fake-network.ts'
import { type Keyboard, readKeyboard } from './keyboard.ts'
import { badPayload, refuse } from './replies.ts'
import { type HeldFile, UPLOAD_KINDS, type Uploads } from './uploads.ts'

type Fields = Readonly<Record<string, unknown>>
export type SentAttachment = HeldFile | { kind: 'other'; fields: Fields }
export type Attachments = { files: readonly SentAttachment[]; keyboard: Keyboard }
type Problem = { problem: FakeReply }

/** «Должно быть единственным вложением в сообщении». */
const ALONE = new Set(['audio', 'file', 'contact', 'sticker'])

const FIELDS: Readonly<Record<string, { top: readonly string[]; payload: readonly string[] }>> = {
  image: { top: ['payload'], payload: ['url', 'token', 'photos'] },
  video: { top: ['payload'], payload: ['token'] },
  audio: { top: ['payload'], payload: ['token'] },
  file: { top: ['payload'], payload: ['token'] },
  contact: { top: ['payload'], payload: ['name', 'contact_id', 'vcf_info', 'vcf_phone'] },
  sticker: { top: ['payload'], payload: ['code'] },
  inline_keyboard: { top: ['payload'], payload: ['buttons'] },
  location: { top: ['latitude', 'longitude'], payload: [] },
  share: { top: ['payload'], payload: ['url', 'token'] },
}

const MAX_PULL_BYTES = 50_000_000

const unknownIn = (fields: Fields, known: readonly string[]) =>
  Object.keys(fields).find((name) => !known.includes(name))

function shapeProblem(attachment: Fields): string | undefined {
  const type = textAt(attachment, 'type') ?? ''
  const fields = FIELDS[type]
  if (!fields) return `Unknown type of an attachment: ${type}`
  const stranger =
    unknownIn(attachment, ['type', ...fields.top]) ??
    unknownIn(objectAt(attachment, 'payload'), fields.payload)
  if (stranger) return `Attachment ${type}: unknown field ${stranger}`
  if (fields.top.includes('payload') && !attachment.payload) {
    return `Attachment ${type}: payload is required`
  }
  const isPlaced =
    typeof attachment.latitude === 'number' && typeof attachment.longitude === 'number'
  return type === 'location' && !isPlaced ? 'Attachment location: no coordinates' : undefined
}

/** Reads the attachments of a new message: each by the token of its upload, or a picture by its address. */
export function createAttachmentReader({ world, uploads }: { world: FakeWorld; uploads: Uploads }) {
  const heldOf = (kind: string, token: string | undefined): HeldFile | Problem => {
    const file = uploads.find(token ?? '')
    if (!file || file.kind !== kind) {
      return { problem: badPayload(`Attachment ${kind}: unknown token`) }
    }
    if (!uploads.isReady(file)) {
      const message = 'Key: errors.process.attachment.file.not.processed'
      return { problem: refuse(400, 'attachment.not.ready', message) }
    }
    return file.isRejected
      ? { problem: badPayload(`Attachment ${kind}: the file can not be processed`) }
      : file
  }

  const pull = async (url: string): Promise<HeldFile | Problem> => {
    const pulled = await pullMedia({ fetch: world.fetch, url, maxBytes: MAX_PULL_BYTES })
    if (pulled.kind !== 'pulled') {
      return { problem: badPayload(`Attachment image: ${pulled.kind} ${url}`) }
    }
    return uploads.add('image', { name: 'image', type: pulled.type, bytes: pulled.bytes })
  }

  const readImage = async (payload: Fields): Promise<readonly HeldFile[] | Problem> => {
    const given = Object.entries(payload).filter(([, value]) => value !== null)
    if (given.length !== 1)
      return { problem: badPayload('Attachment image: one of url, token, photos') }
    const url = textAt(payload, 'url')
    const photos = Object.values(objectAt(payload, 'photos'))
    const tokens = url === undefined ? photosOf(photos, textAt(payload, 'token')) : []
    const files: HeldFile[] = []
    for (const read of url === undefined
      ? tokens.map((token) => heldOf('image', token))
      : [await pull(url)]) {
      if ('problem' in read) return read
      files.push(read)
    }
    return files.length > 0 ? files : { problem: badPayload('Attachment image: photos are empty') }
  }

  const readOne = async (attachment: Fields): Promise<readonly SentAttachment[] | Problem> => {
    const type = textAt(attachment, 'type') ?? ''
    const payload = objectAt(attachment, 'payload')
    if (type === 'image') return readImage(payload)
    if (!UPLOAD_KINDS.some((kind) => kind === type)) return [{ kind: 'other', fields: attachment }]
    const file = heldOf(type, textAt(payload, 'token'))
    return 'problem' in file ? file : [file]
  }

  return async (list: readonly unknown[]): Promise<Attachments | Problem> => {
    const attachments = objectsAt({ list }, 'list')
    const wrong = listProblem(list, attachments)
    if (wrong) return { problem: badPayload(wrong) }
    const [first] = attachments.filter(isKeyboard)
    const keyboard = first ? readKeyboard(objectAt(first, 'payload')) : []
    if ('problem' in keyboard) return { problem: badPayload(keyboard.problem) }
    const files: SentAttachment[] = []
    for (const attachment of attachments.filter((one) => !isKeyboard(one))) {
      const read = await readOne(attachment)
      if ('problem' in read) return read
      files.push(...read)
    }
    return { files, keyboard }
  }
}

const isKeyboard = ({ type }: Fields) => type === 'inline_keyboard'

function listProblem(list: readonly unknown[], attachments: readonly Fields[]): string | undefined {
  if (attachments.length !== list.length) return 'Attachment is no object'
  const wrong = attachments.map(shapeProblem).find(Boolean)
  if (wrong) return wrong
  const lonely = attachments.find(({ type }) => ALONE.has(String(type)))
  if (lonely && attachments.length > 1) return `Attachment ${lonely.type} has to be the only one`
  return attachments.filter(isKeyboard).length > 1 ? 'More than one keyboard' : undefined
}

const photosOf = (photos: readonly unknown[], token: string | undefined): (string | undefined)[] =>
  token === undefined
    ? photos.map((photo) => textAt(objectAt({ photo }, 'photo'), 'token'))
    : [token]

/** An attachment in a reply. */
export function presentAttachment(attachment: SentAttachment): Fields {
  if (attachment.kind === 'other') return attachment.fields
  const { kind, token, url = '', name, size, id } = attachment
  switch (kind) {
    case 'image':
      return { type: 'image', payload: { photo_id: id, token, url } }
    case 'video':
      return {
        type: 'video',
        payload: { url, token },
        thumbnail: { url },
        width: 1080,
        height: 1920,
        duration: 3,
      }
    case 'audio':
      return { type: 'audio', payload: { url, token }, transcription: null }
    case 'file':
      return { type: 'file', payload: { url, token }, filename: name, size }
  }
}
