import type { AppContext } from '../../../../context.ts'
import { findResource, type ResourceRow } from '../resources.repository.ts'

const POLL_MS = 1000

/** The file was deleted or replaced during the work. */
export class UnwantedFileError extends Error {
  override name = 'UnwantedFileError'
}

/** Runs work on a file; its signal aborts when any process deletes or replaces the file. */
export const whileWanted = async <T>({
  ctx,
  row: { id, fileId },
  signal,
  run,
}: {
  ctx: AppContext
  row: Pick<ResourceRow, 'id' | 'fileId'>
  signal: AbortSignal
  run(signal: AbortSignal): Promise<T>
}): Promise<T> => {
  const unwanted = new AbortController()
  const look = async () => {
    const row = await findResource({ db: ctx.db, id })
    if (row?.fileId !== fileId) unwanted.abort(new UnwantedFileError(`File ${fileId} is gone`))
  }
  const timer = setInterval(() => {
    look().catch((error: unknown) =>
      ctx.log.warn({ err: error, resourceId: id }, 'resources.watch.failed'),
    )
  }, POLL_MS)
  try {
    return await run(AbortSignal.any([signal, unwanted.signal]))
  } finally {
    clearInterval(timer)
  }
}
