import type { Module } from '../../platform/module.ts'
import { mountReels } from './reels.routes.ts'

export { exportReels } from './export-reels.ts'

export const reelsModule: Module = { name: 'reels', routes: mountReels }
