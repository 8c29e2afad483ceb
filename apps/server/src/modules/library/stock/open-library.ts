import type { StockKey } from '@kadr/contract/library/stock'
import { UserError } from '@kadr/domain/base/app-error'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import {
  type StockAccess,
  type StockAdapter,
  StockUnavailableError,
  stockAdapters,
} from '@kadr/stock'
import type { AppContext } from '../../../context.ts'

/** The adapter of a configured library with its access. */
export const openLibrary = ({
  ctx,
  fetch,
  library,
}: {
  ctx: Pick<AppContext, 'config'>
  fetch: SafeFetch
  library: StockKey
}): { adapter: StockAdapter; access: StockAccess } => {
  const settings = ctx.config.stock[library]
  if (!settings)
    throw new UserError({ code: 'NOT_FOUND', userMessage: 'Этот фотобанк не подключён' })
  return { adapter: stockAdapters[library], access: { ...settings, fetch } }
}

/** Of a library that has videos. */
export const openVideos = (input: Parameters<typeof openLibrary>[0]) => {
  const { adapter, access } = openLibrary(input)
  const { videos, name } = adapter
  if (!videos)
    throw new UserError({ code: 'NOT_FOUND', userMessage: `В фотобанке ${name} нет видео` })
  return { adapter, access, videos }
}

/** A library that does not respond is reported to the person as temporary, not as our error. */
export const explainFailure = async <T>(
  { name }: Pick<StockAdapter, 'name'>,
  run: () => Promise<T>,
): Promise<T> => {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof StockUnavailableError)) throw error
    throw new UserError({
      code: 'UNAVAILABLE',
      userMessage: `${name} сейчас не отвечает. Попробуйте через минуту`,
      cause: error,
    })
  }
}

/** A file that could not be fetched is the library's failure; every other error stays what it is. */
export const explainDownload = (error: unknown, userMessage: string): unknown =>
  error instanceof UserError && error.code === 'PAGE_UNREADABLE'
    ? new UserError({ code: 'UNAVAILABLE', userMessage, cause: error })
    : error
