import { mkdir, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { EngineUpdateError, releaseHosts, updateEngine } from '@kadr/downloads'
import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import { engineFileOf } from '../../../platform/outside/downloads/engine-location.ts'
import type { DownloadService } from './download-service.ts'

/** What the owner runs to mend it. */
export const UPDATE_COMMAND = 'npm run downloads -- update'

const WEEK_MS = 7 * DAY_MS

/** Fetches the newest engine by the guard, or leaves the one that is there. */
export const fetchEngine = async ({
  ctx: { config, clock },
  service,
}: {
  ctx: Pick<AppContext, 'config' | 'clock'>
  service: Pick<DownloadService, 'outside'>
}) => {
  const { releasesUrl: url } = config.downloads
  const outside = await service.outside()
  return updateEngine({
    fetch: outside.fetchFrom(releaseHosts(url)),
    url,
    file: engineFileOf(config),
    path: config.programPath,
    now: clock.now(),
  })
}

const stampOf = (ctx: Pick<AppContext, 'config'>) => `${engineFileOf(ctx.config)}.asked`

const isDue = async (ctx: Pick<AppContext, 'config' | 'clock'>): Promise<boolean> => {
  const asked = await stat(stampOf(ctx)).catch(() => undefined)
  return !asked || ctx.clock.now().getTime() - asked.mtime.getTime() >= WEEK_MS
}

const stamp = async (ctx: Pick<AppContext, 'config'>, at: Date) => {
  const file = stampOf(ctx)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, '')
  await utimes(file, at, at)
}

/** Once a week for each data folder, where the owner allowed it; a failure is tried again after a day. */
export const refreshEngine = async ({
  ctx,
  service,
}: {
  ctx: Pick<AppContext, 'config' | 'clock' | 'log'>
  service: Pick<DownloadService, 'outside'>
}): Promise<void> => {
  if (!ctx.config.downloads.isUpdatedWeekly || !(await isDue(ctx))) return
  const now = ctx.clock.now()
  // Before the fetch: other processes of this folder leave it to this one.
  await stamp(ctx, now)
  try {
    const { engine, isNew } = await fetchEngine({ ctx, service })
    if (isNew) ctx.log.info({ version: engine.version }, 'downloads.engine.updated')
  } catch (error) {
    const fault = error instanceof EngineUpdateError ? error.fault : 'unknown'
    ctx.log.warn({ err: error, fault }, 'downloads.engine.update_failed')
    await stamp(ctx, new Date(now.getTime() - WEEK_MS + DAY_MS))
  }
}
