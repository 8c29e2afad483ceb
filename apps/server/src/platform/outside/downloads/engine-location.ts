import { join } from 'node:path'
import type { EngineLocation } from '@kadr/downloads'
import type { Config } from '../../../config/config.ts'

/** Where this installation keeps the engine it fetched. */
export const engineFileOf = ({ dataDir }: Pick<Config, 'dataDir'>): string =>
  join(dataDir, 'downloads', 'yt-dlp')

export const engineLocationOf = (
  config: Pick<Config, 'dataDir' | 'downloads' | 'programPath'>,
  now: Date,
): EngineLocation => ({
  path: config.programPath,
  given: config.downloads.enginePath,
  fetched: engineFileOf(config),
  now,
})
