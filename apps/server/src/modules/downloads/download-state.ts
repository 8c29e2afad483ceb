import { downloadSource, type getDownloadState } from '@kadr/contract/downloads'
import type { RouteData } from '@kadr/contract/route'
import type { AppContext } from '../../context.ts'
import { sampleLink } from '../../platform/downloads/open-outside.ts'
import type { Desk } from './desk.ts'
import { sumOutcomes } from './outcomes.repository.ts'

const INSTALL = 'sudo apt-get install -y yt-dlp'

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
      return {
        source,
        isOn: ctx.config.downloads.sources.has(source),
        success: sum ? { found: sum.found, asked: sum.asked } : null,
        sampleUrl: ctx.config.isSandbox ? sampleLink(source) : null,
      }
    }),
  }
}
