import type { ServerResponse } from 'node:http'
import { UserError } from '@kadr/domain/base/app-error'
import {
  DownloadRefusedError,
  findLink,
  readDetails,
  readPhotos,
  readWork,
  type WorkItem,
} from '@kadr/downloads'
import type { AppContext } from '../../../context.ts'
import {
  type OpenedStream,
  RelayEndedError,
  type StreamRequest,
} from '../../../platform/outside/downloads/relay.ts'
import type { DownloadService } from './download-service.ts'
import { refusalText } from './refusal-texts.ts'
import { openSealedFile, type SealedFile } from './sealed-file.ts'
import { addressOf, type Slot } from './slots.ts'

const TYPES: Record<string, string> = {
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  opus: 'audio/ogg',
  ogg: 'audio/ogg',
  aac: 'audio/aac',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  vtt: 'text/vtt',
  srt: 'application/x-subrip',
  zip: 'application/zip',
}

/** The title without characters that file systems refuse. */
const plainName = ({ title, source, workId }: SealedFile): string => {
  const words = title
    .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return words.slice(0, 80).trim() || `${source}-${workId.replaceAll('/', '-')}`
}

export const fileName = (file: SealedFile): string => `${plainName(file)}.${file.extension}`

export type OpenedDownload = OpenedStream & Pick<Slot, 'release'> & { name: string; type: string }

const openFile = (ctx: AppContext, sealed: string): SealedFile => {
  try {
    return openSealedFile({ ctx, purpose: 'address', sealed })
  } catch (error) {
    if (!(error instanceof DownloadRefusedError)) throw error
    const userMessage = refusalText('address-expired')
    throw new UserError({ code: 'LINK_EXPIRED', userMessage, cause: error })
  }
}

const toUserError = (error: unknown, { source }: SealedFile): unknown => {
  const code = 'UNAVAILABLE'
  if (error instanceof DownloadRefusedError) {
    return new UserError({ code, userMessage: refusalText(error.code, source), cause: error })
  }
  if (error instanceof RelayEndedError) {
    const userMessage = 'Скачивание прервалось у нас. Попробуйте ещё раз'
    return new UserError({ code, userMessage, cause: error })
  }
  return error
}

type Opening = {
  ctx: AppContext
  service: DownloadService
  file: SealedFile
  address: string
  signal: AbortSignal
}

/** The files of a post as they are now: by its page, or else by the engine, which has its own place in the queue. */
const readParts = async ({ ctx, service, file, address, signal }: Opening): Promise<WorkItem[]> => {
  const outside = await service.outside()
  const found = await findLink({ text: file.pageUrl, expected: file.source, outside })
  const details = await readDetails({ outside, found })
  const photos = readPhotos({ found, details })
  if (photos.length > 0) return photos
  const waiting = service.slots.wait({ kind: 'engine', address, signal })
  let step = await waiting.next()
  while (!step.done) step = await waiting.next()
  try {
    const { path, tempDir } = ctx.media
    const engine = await service.engine()
    const work = await readWork({ outside, found, details, engine, path, tempDir, signal })
    return work.items.filter(({ part }) => part !== null)
  } finally {
    await step.value.release()
  }
}

/** What is streamed: the sealed file, or all files of its post. */
const itemOf = async (opening: Opening): Promise<StreamRequest['item']> => {
  const { file } = opening
  const { tracks, extension } = file
  if (!file.isWhole) return { tracks, extension }
  const parts = await readParts(opening)
  if (parts.length === 0) throw new DownloadRefusedError('nothing')
  const name = plainName(file)
  return {
    extension,
    tracks: parts.flatMap((part) => part.tracks),
    names: parts.map((part, index) => `${name} ${index + 1}.${part.extension}`),
  }
}

/** Opens the stream of a signed URL in its reserved slot, which the caller releases. */
export const openDownload = async ({
  ctx,
  service,
  sealed,
  ip,
  range,
  signal,
  response,
}: {
  ctx: AppContext
  service: DownloadService
  sealed: string
  ip: string
  range: string | undefined
  signal: AbortSignal
  response: ServerResponse
}): Promise<OpenedDownload> => {
  const file = openFile(ctx, sealed)
  const address = addressOf(ctx, ip)
  const slot = await service.slots.resume({ id: file.slotId, address, signal })
  try {
    const { source, extension } = file
    const request = {
      source,
      item: await itemOf({ ctx, service, file, address, signal }),
      range,
      signal,
    }
    return {
      ...(await service.openStream({ request, response })),
      name: fileName(file),
      type: TYPES[extension] ?? 'application/octet-stream',
      release: slot.release,
    }
  } catch (error) {
    await slot.release()
    throw toUserError(error, file)
  }
}
