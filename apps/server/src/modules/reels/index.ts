import type { Module } from '../../platform/module.ts'
import { mountReels } from './reels.routes.ts'

export { exportReels } from './export-reels.ts'
export { findBrand } from './find-brand.ts'
export { findReelByKey } from './reels.repository.ts'
export { createReel, deleteReel, findReelCaption, getReelRow, hasReels } from './reels.service.ts'
export { renderReel } from './render-reel.ts'

export const reelsModule: Module = { name: 'reels', routes: mountReels }
