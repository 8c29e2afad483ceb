import { UserError } from '@kadr/domain/base/app-error'
import { runBounded } from '@kadr/kit/node/bounded-process'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { countSlots } from '../../../platform/leases/workers.repository.ts'
import type { MediaTools } from '../../../platform/media/media-tools.ts'

const LIMITS = { memoryMebibytes: 2048, cpuSeconds: 20, fileMebibytes: 1, timeoutMs: 30_000 }

const queryFfmpeg = ({ path }: MediaTools, what: string): Promise<string> =>
  runBounded({
    program: 'ffmpeg',
    args: ['-hide_banner', '-v', 'error', what],
    path,
    limits: LIMITS,
  })

const findMissing = async (tools: MediaTools): Promise<string[]> => {
  if (!tools.isAvailable) return ['ffmpeg']
  const encoders = await queryFfmpeg(tools, '-encoders')
  const filters = await queryFfmpeg(tools, '-filters')
  return [
    ...['libx264', 'aac'].filter((name) => !encoders.includes(` ${name} `)),
    ...['loudnorm'].filter((name) => !filters.includes(` ${name} `)),
  ]
}

const cache = new WeakMap<MediaTools, Promise<string[]>>()

/** Programs this machine lacks for rendering. Cached after the first check. */
export const listMissingTools = ({ media }: Pick<AppContext, 'media'>): Promise<string[]> => {
  const found = cache.get(media) ?? findMissing(media)
  cache.set(media, found)
  return found
}

const adviceOn = (missing: readonly string[]): string =>
  missing.includes('ffmpeg')
    ? 'нет ffmpeg. Установите его там, где собирается видео (apt-get install ffmpeg), и перезапустите Кадр'
    : `ffmpeg собран без ${missing.join(', ')}. Установите полный ffmpeg (apt-get install ffmpeg) и перезапустите Кадр`

/** Rejects the request when no live renderer exists and this process, which has the role, lacks the tools. */
export const assertRenderable = async ({
  ctx,
  tx,
}: {
  ctx: AppContext
  tx?: Tx | undefined
}): Promise<void> => {
  if (!ctx.config.roles.has('render')) return
  const missing = await listMissingTools(ctx)
  if (missing.length === 0) return
  const workers = { db: tx ?? ctx.db, clock: ctx.databaseClock, kind: 'renderer' } as const
  if ((await countSlots(workers)) > 0) return
  const userMessage = `Видео сейчас не собрать: ${adviceOn(missing)}`
  throw new UserError({ code: 'UNAVAILABLE', userMessage })
}
