import type { Module } from '../../../platform/module.ts'
import { exportReels } from './export-reels.ts'
import { mountReels } from './reels.routes.ts'
import { searchableReels } from './search-reels.repository.ts'

export { drawCover } from './draw-cover.ts'
export { findBrand, findLogo } from './find-brand.ts'
export { listReels } from './list-reels.ts'
export { readContent } from './reel-kinds.ts'
export { findReelByKey } from './reels.repository.ts'
export {
  createReel,
  deleteReel,
  duplicateReel,
  findReelCaption,
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
