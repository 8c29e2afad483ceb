import type { Module } from '../../../platform/module.ts'
import { exportReels } from './export-reels.ts'
import { mountReels } from './reels.routes.ts'
import { searchableReels } from './search-reels.repository.ts'

export { assertDecentReel } from './assert-decent-reel.ts'
export { drawCover } from './draw-cover.ts'
export { listReels } from './list-reels.ts'
export { resourceIdsOf } from './reel-assets.ts'
export { readContent } from './reel-kinds.ts'
export { findLatestBrand, findLatestLogo, findReelByKey } from './reels.repository.ts'
export {
  createReel,
  deleteReel,
  duplicateReel,
  findReelStart,
  getReel,
  getReelRow,
  hasReels,
  saveReel,
} from './reels.service.ts'
export { renderReel } from './render-reel.ts'

export const reelsModule: Module = {
  name: 'reels',
  routes: mountReels,
  exportPersonalData: exportReels,
  searchable: searchableReels,
}
