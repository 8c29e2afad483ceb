import type { RouteData } from '@kadr/contract/base/route'
import { downloadSource, type getDownloadState } from '@kadr/contract/site/downloads'
import type { AppContext } from '../../../context.ts'
import { sampleLink } from '../../../platform/outside/downloads/open-outside.ts'
import { healthText, judgeHealth } from './download-health.ts'
import type { DownloadService } from './download-service.ts'
import { purgeOutcomes, sumOutcomes } from './outcomes.repository.ts'
import { purgeComplaints } from './refused-works.repository.ts'
import { purgeWatchers } from './watchers.repository.ts'

const HOURS = 24

/** Which sources are on, and how each did over the last day. */
export const readState = async ({
  ctx,
  service,
}: {
  ctx: AppContext
  service: DownloadService
}): Promise<RouteData<typeof getDownloadState>> => {
  const [engine, sums] = await Promise.all([
    service.engine(),
    sumOutcomes({ db: ctx.db, hours: HOURS }),
  ])
  const isEngineFound = engine !== undefined
  return {
    sources: downloadSource.options.map((source) => {
      const sum = sums.find((row) => row.source === source)
      const isOn = ctx.config.downloads.sources.has(source)
      const success = sum ? { found: sum.found, asked: sum.asked } : null
      const health = judgeHealth({ isOn, success })
      return {
        source,
        isOn,
        health,
        success,
        healthText: healthText({ health, isEngineFound, success }),
        sampleUrl: ctx.config.isSandbox ? sampleLink(source) : null,
      }
    }),
  }
}

/** The sentence of each tool page, for its prerendered document. */
export const readHealthTexts = async (input: {
  ctx: AppContext
  service: DownloadService
}): Promise<Record<string, string>> => {
  const { sources } = await readState(input)
  return Object.fromEntries(
    sources.flatMap(({ source, healthText: text, health }) => [
      [`downloads_${source}`, text],
      [`downloads_${source}_state`, health === 'failing' ? 'down' : health],
    ]),
  )
}

/** Deletes counts older than a week, wishes older than a month and complaints older than a year. */
export const purgeDownloads = async ({ ctx: { db } }: { ctx: AppContext }): Promise<void> => {
  await purgeOutcomes(db)
  await purgeWatchers(db)
  await purgeComplaints(db)
}
