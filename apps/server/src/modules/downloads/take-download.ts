import { Readable } from 'node:stream'
import type { takeDownload as takeRoute } from '@kadr/contract/downloads'
import type { RouteEvent } from '@kadr/contract/route'
import { AppError } from '@kadr/domain/app-error'
import { DownloadRefusedError, openItem } from '@kadr/downloads'
import type { AppContext } from '../../context.ts'
import { presentResource, storeFile } from '../resources/index.ts'
import type { Desk } from './desk.ts'
import { fileName } from './open-download.ts'
import { openKey } from './prepare-download.ts'
import { refusalText, SOURCE_NAMES } from './refusal-texts.ts'
import { sourceOfKey } from './sealed-file.ts'
import { addressOf } from './slots.ts'

type TakeEvent = RouteEvent<typeof takeRoute>

type Taking = {
  ctx: AppContext
  desk: Desk
  workspaceId: string
  userId: string
  key: string
  ip: string
  signal: AbortSignal
}

async function* take(input: Taking): AsyncGenerator<TakeEvent> {
  const { ctx, desk, workspaceId, userId, key, ip, signal } = input
  const file = await openKey({ ctx, key })
  const { source, pageUrl, author } = file
  const slot = yield* desk.slots.wait({ kind: 'stream', address: addressOf(ctx, ip), signal })
  try {
    const { chunks } = await openItem({
      ...{ source, item: file, outside: await desk.outside(), throttle: desk.throttle },
      ...{ path: ctx.media.path, signal },
    })
    const { row } = await storeFile({
      ...{ ctx, workspaceId, name: fileName(file), source: { stream: Readable.from(chunks) } },
      attribution: { author, pageUrl, library: SOURCE_NAMES[source] },
    })
    // The consent «it is mine or I am allowed to» is asked for by the contract; who gave it stays in the log.
    ctx.log.info({ workspaceId, userId, resourceId: row.id, source }, 'downloads.taken_as_own')
    yield { type: 'stored', resource: await presentResource({ ctx, row }) }
  } finally {
    await slot.release()
  }
}

/** Puts a found file into the resources of a workspace, with its author and the address of its page. */
export async function* takeDownload(input: Taking): AsyncGenerator<TakeEvent> {
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
