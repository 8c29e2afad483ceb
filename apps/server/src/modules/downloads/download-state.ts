import { downloadSource, type getDownloadState } from '@kadr/contract/downloads'
import type { RouteData } from '@kadr/contract/route'
import type { AppContext } from '../../context.ts'
import { sampleLink } from '../../platform/downloads/open-outside.ts'
import type { Desk } from './desk.ts'
import { purgeOutcomes, sumOutcomes } from './outcomes.repository.ts'
import { purgeComplaints } from './refused-works.repository.ts'

const INSTALL = 'sudo apt-get install -y yt-dlp'

/** Non-breaking, as numbers are written on screens. */
const percentOf = ({ found, asked }: { found: number; asked: number }) =>
  `${Math.round((found / asked) * 100)}\u00a0%`

const healthText = ({
  isOn,
  isEngineFound,
  success,
}: {
  isOn: boolean
  isEngineFound: boolean
  success: { found: number; asked: number } | null
}) => {
  if (!isOn) return 'Здесь этот инструмент выключен владельцем.'
  if (!isEngineFound) return `На сервере нет yt-dlp. Чтобы поставить: ${INSTALL}`
  if (!success) return 'За последние сутки ссылок отсюда не\u00a0искали.'
  const { found, asked } = success
  return `Сегодня ${percentOf(success)} удачных: ${found} из\u00a0${asked} ссылок за\u00a0сутки.`
}

/** Which sources are on, how often each let us in the last day, and whether the engine is there. */
export const readState = async ({
  ctx,
  desk,
}: {
  ctx: AppContext
  desk: Desk
}): Promise<RouteData<typeof getDownloadState>> => {
  const [engine, sums] = await Promise.all([desk.engine(), sumOutcomes(ctx.db)])
  return {
    engine: {
      isFound: engine !== undefined,
      version: engine?.version ?? null,
      isOld: engine?.isOld ?? false,
      command: engine ? null : INSTALL,
    },
    sources: downloadSource.options.map((source) => {
      const sum = sums.find((row) => row.source === source)
      const isOn = ctx.config.downloads.sources.has(source)
      const success = sum ? { found: sum.found, asked: sum.asked } : null
      return {
        source,
        isOn,
        success,
        health: healthText({ isOn, isEngineFound: engine !== undefined, success }),
        sampleUrl: ctx.config.isSandbox ? sampleLink(source) : null,
      }
    }),
  }
}

/** The sentence of each tool page, for its prerendered document. */
export const readHealthTexts = async (input: {
  ctx: AppContext
  desk: Desk
}): Promise<Record<string, string>> => {
  const { sources } = await readState(input)
  return Object.fromEntries(sources.map(({ source, health }) => [`downloads_${source}`, health]))
}

/** Counts older than a week and complaints older than a year. */
export const purgeDownloads = async ({ db }: Pick<AppContext, 'db'>): Promise<void> => {
  await purgeOutcomes(db)
  await purgeComplaints(db)
}
