import type { RouteEvent } from '@kadr/contract/base/route'
import type { prepareDownload as prepareRoute } from '@kadr/contract/site/downloads'
import { DownloadRefusedError } from '@kadr/downloads'
import type { AppContext } from '../../../context.ts'
import type { DownloadService } from './download-service.ts'
import { refusalText } from './refusal-texts.ts'
import { isRefused } from './refused-works.repository.ts'
import { openSealedFile, type SealedFile, sealFile, sourceOfKey } from './sealed-file.ts'
import { addressOf } from './slots.ts'

type PrepareEvent = RouteEvent<typeof prepareRoute>

const RESERVED_SECONDS = 90
export const FILE_PATH = '/api/downloads/files'

/** Opens the sealed key of a result, unless its work was taken down or its source switched off meanwhile. */
export const openKey = async ({
  ctx,
  key,
}: {
  ctx: AppContext
  key: string
}): Promise<SealedFile> => {
  const file = openSealedFile({ ctx, purpose: 'key', sealed: key })
  const { source, workId } = file
  if (!ctx.config.downloads.sources.has(source)) throw new DownloadRefusedError('source-off')
  if (await isRefused({ db: ctx.db, source, workId }))
    throw new DownloadRefusedError('work-refused')
  return file
}

async function* prepare(input: {
  ctx: AppContext
  service: DownloadService
  key: string
  isWhole: boolean
  ip: string
  signal: AbortSignal
}): AsyncGenerator<PrepareEvent> {
  const { ctx, service, key, isWhole, ip, signal } = input
  const opened = await openKey({ ctx, key })
  const file = isWhole ? { ...opened, isWhole, extension: 'zip', tracks: [] } : opened
  const slot = yield* service.slots.wait({ kind: 'stream', address: addressOf(ctx, ip), signal })
  await slot.reserveFor(RESERVED_SECONDS)
  const t = sealFile({ ctx, purpose: 'address', file: { ...file, slotId: slot.id } })
  yield { type: 'ready', url: `${FILE_PATH}?${new URLSearchParams({ t })}` }
}

/** Yields the position in the queue, then a URL of the file that is valid for 90 seconds. */
export async function* prepareDownload(
  input: Parameters<typeof prepare>[0],
): AsyncGenerator<PrepareEvent> {
  try {
    yield* prepare(input)
  } catch (error) {
    if (!(error instanceof DownloadRefusedError)) throw error
    const message = refusalText(error.code, sourceOfKey(input))
    yield { type: 'refused', code: error.code, message }
  }
}
