import { withTempFolder } from '@kadr/kit/node/temp-folder'
import type { AppContext } from '../../../../context.ts'
import { inTransaction } from '../../../../db/connection.ts'
import { MediaRefusedError } from '../../../../platform/media/refusal.ts'
import { BlobMissingError } from '../../../../platform/storage/blob-store.ts'
import { ORIGINAL, variantKey } from '../blob-keys.ts'
import { findResource } from '../resources.repository.ts'
import { getResources } from '../resources.service.ts'
import { makeRendition } from './make-rendition.ts'
import { parseNeed } from './needs.ts'
import { queueGroupOf, renditionQueueOf } from './processing-queues.ts'
import * as repository from './renditions.repository.ts'
import { UnwantedFileError, whileWanted } from './while-wanted.ts'

type RenditionState = { state: 'making' | 'ready' | 'failed'; failure: string | null }

/** Requests a rendition a network needs, such as `jpeg-1440`. Made once for any number of requests. */
export const ensureRendition = async ({
  ctx,
  workspaceId,
  resourceId,
  need,
}: {
  ctx: AppContext
  workspaceId: string
  resourceId: string
  need: string
}): Promise<RenditionState> => {
  const [row] = await getResources({ ctx, workspaceId, ids: [resourceId] })
  if (!row || !parseNeed(need, row.kind)) throw new Error(`No rendition ${need} of ${row?.kind}`)
  const which = { resourceId, fileId: row.fileId, need }
  const found = await repository.findRendition({ db: ctx.db, ...which })
  if (found) return { state: found.state, failure: found.failure }
  await inTransaction(ctx.db, async (tx) => {
    if (!(await repository.claimRendition({ db: tx, ...which }))) return
    const key = `${row.fileId}:${need}`
    await ctx.jobs.enqueue(renditionQueueOf(row), which, {
      tx,
      key,
      group: queueGroupOf({ workspaceId }),
    })
  })
  return { state: 'making', failure: null }
}

/** The job. Content that can't be converted is recorded in the row; other errors are retried. */
export const makeRequestedRendition = async ({
  ctx,
  signal: jobSignal,
  ...which
}: {
  ctx: AppContext
  resourceId: string
  fileId: string
  need: string
  signal: AbortSignal
}): Promise<void> => {
  const row = await findResource({ db: ctx.db, id: which.resourceId })
  if (row?.fileId !== which.fileId) return
  const found = await repository.findRendition({ db: ctx.db, ...which })
  if (found?.state !== 'making') return
  try {
    await whileWanted({
      ctx,
      row,
      signal: jobSignal,
      run: (signal) =>
        ctx.blobs.withFile({
          key: variantKey(row, ORIGINAL),
          run: (path) =>
            withTempFolder({
              tempDir: ctx.media.tempDir,
              run: (folder) => makeRendition({ ctx, row, path, folder, signal, need: which.need }),
            }),
        }),
    })
  } catch (error) {
    if (error instanceof UnwantedFileError) return
    const isFinal = error instanceof MediaRefusedError || error instanceof BlobMissingError
    if (!isFinal) throw error
    const failure = error instanceof MediaRefusedError ? error.reason : 'Файла больше нет'
    await repository.failRendition({ db: ctx.db, ...which, failure })
  }
}
