import { listGenerations } from '@kadr/contract/generations'
import { listReels } from '@kadr/contract/reels'
import { pagesKeyOf } from '../../platform/api-cache.ts'
import type { Api } from '../../platform/api-client.ts'

const LIMIT = 50

/** Queued or rendering generations of the workspace. */
export const activeGenerationsQuery = (api: Api) =>
  api.query(listGenerations, { query: { isActive: 'true', limit: LIMIT } })

/** Key prefixes of the lists that contain generations. */
export const GENERATION_LISTS = pagesKeyOf(listGenerations)
export const REEL_LISTS = pagesKeyOf(listReels)
