import { Readable } from 'node:stream'
import type { RouteEvent } from '@kadr/contract/base/route'
import type { saveDownload as saveRoute } from '@kadr/contract/site/downloads'
import { AppError } from '@kadr/domain/base/app-error'
import { DownloadRefusedError, openItem } from '@kadr/downloads'
import type { AppContext } from '../../../context.ts'
import { presentResource, storeFile } from '../../library/resources/index.ts'
import type { DownloadService } from './download-service.ts'
import { fileName } from './open-download.ts'
import { openKey } from './prepare-download.ts'
import { refusalText, SOURCE_NAMES } from './refusal-texts.ts'
import { sourceOfKey } from './sealed-file.ts'
import { addressOf } from './slots.ts'

type SaveEvent = RouteEvent<typeof saveRoute>

type SaveInput = {
  ctx: AppContext
  service: DownloadService
  workspaceId: string
  userId: string
  key: string
  ip: string
  signal: AbortSignal
}

async function* take(input: SaveInput): AsyncGenerator<SaveEvent> {
  const { ctx, service, workspaceId, userId, key, ip, signal } = input
  const file = await openKey({ ctx, key })
  const { source, pageUrl, author } = file
  const slot = yield* service.slots.wait({ kind: 'stream', address: addressOf(ctx, ip), signal })
  try {
    const { chunks } = await openItem({
      source,
      item: file,
      outside: await service.outside(),
      throttle: service.throttle,
      path: ctx.media.path,
      signal,
    })
    const { row } = await storeFile({
      ctx,
      workspaceId,
      name: fileName(file),
      source: { stream: Readable.from(chunks) },
      attribution: { author, pageUrl, library: SOURCE_NAMES[source] },
    })
    // The contract requires the person's consent; the log records who gave it.
    ctx.log.info({ workspaceId, userId, resourceId: row.id, source }, 'downloads.taken_as_own')
    yield { type: 'stored', resource: await presentResource({ ctx, row }) }
  } finally {
    await slot.release()
  }
}

/** Saves a found file to the resources of a workspace, with its author and the URL of its page. */
export async function* saveDownload(input: SaveInput): AsyncGenerator<SaveEvent> {
  try {
    yield* take(input)
  } catch (error) {
    if (error instanceof DownloadRefusedError) {
      const message = refusalText(error.code, sourceOfKey(input))
      yield { type: 'refused', code: error.code, message }
    } else if (error instanceof AppError) {
      yield { type: 'refused', code: 'not-stored', message: error.userMessage }
    } else throw error
  }
}
