import { UserError } from '@kadr/domain/app-error'
import { DownloadRefusedError, openItem } from '@kadr/downloads'
import type { AppContext } from '../../context.ts'
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

export type OpenedDownload = {
  name: string
  type: string
  status: number
  /** Length and range as the source says; nothing is known of a joined file. */
  headers: Record<string, string>
  chunks: AsyncIterable<Uint8Array>
}

const PASSED_ON = ['content-length', 'content-range', 'accept-ranges']

async function* untilReleased(chunks: AsyncIterable<Uint8Array>, slot: Slot) {
  try {
    yield* chunks
  } finally {
    await slot.release()
  }
}

const openFile = (ctx: AppContext, sealed: string): SealedFile => {
  try {
    return openSealedFile({ ctx, purpose: 'address', sealed })
  } catch (error) {
    if (!(error instanceof DownloadRefusedError)) throw error
    const userMessage = refusalText('address-expired')
    throw new UserError({ code: 'LINK_EXPIRED', userMessage, cause: error })
  }
}

/** Opens the stream of a signed address in the place that was reserved for it. */
export const openDownload = async ({
  ctx,
  desk,
  sealed,
  ip,
  range,
  signal,
}: {
  ctx: AppContext
  desk: Desk
  sealed: string
  ip: string
  range: string | undefined
  signal: AbortSignal
}): Promise<OpenedDownload> => {
  const file = openFile(ctx, sealed)
  const address = addressOf(ctx, ip)
  const slot = await desk.slots.resume({ id: file.slotId, address, signal })
  try {
    const { source } = file
    const opened = await openItem({
      ...{ source, item: file, outside: await desk.outside(), throttle: desk.throttle },
      ...{ path: ctx.media.path, range, signal },
    })
    const passed = PASSED_ON.flatMap((name) => {
      const value = opened.headers?.get(name)
      return value ? [[name, value]] : []
    })
    return {
      name: fileName(file),
      type: TYPES[file.extension] ?? 'application/octet-stream',
      status: opened.status,
      headers: Object.fromEntries(passed),
      chunks: untilReleased(opened.chunks, slot),
    }
  } catch (error) {
    await slot.release()
    if (!(error instanceof DownloadRefusedError)) throw error
    throw new UserError({
      code: 'UNAVAILABLE',
      userMessage: refusalText(error.code, file.source),
      cause: error,
    })
  }
}
