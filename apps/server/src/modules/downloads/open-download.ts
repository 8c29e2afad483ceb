import type { ServerResponse } from 'node:http'
import { UserError } from '@kadr/domain/app-error'
import { DownloadRefusedError } from '@kadr/downloads'
import type { AppContext } from '../../context.ts'
import { type OpenedStream, RelayEndedError } from '../../platform/downloads/relay.ts'
import type { Desk } from './desk.ts'
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
}

/** The title without what file systems refuse. */
export const fileName = ({ title, source, workId, extension }: SealedFile): string => {
  const words = title
    .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return `${words.slice(0, 80).trim() || `${source}-${workId.replaceAll('/', '-')}`}.${extension}`
}

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

/** Opens the stream of a signed address in the place that was reserved for it, which the caller releases. */
export const openDownload = async ({
  ctx,
  desk,
  sealed,
  ip,
  range,
  signal,
  response,
}: {
  ctx: AppContext
  desk: Desk
  sealed: string
  ip: string
  range: string | undefined
  signal: AbortSignal
  response: ServerResponse
}): Promise<OpenedDownload> => {
  const file = openFile(ctx, sealed)
  const address = addressOf(ctx, ip)
  const slot = await desk.slots.resume({ id: file.slotId, address, signal })
  try {
    const { source, tracks, extension } = file
    const request = { source, item: { tracks, extension }, range, signal }
    return {
      ...(await desk.openStream({ request, response })),
      name: fileName(file),
      type: TYPES[extension] ?? 'application/octet-stream',
      release: slot.release,
    }
  } catch (error) {
    await slot.release()
    throw toUserError(error, file)
  }
}
