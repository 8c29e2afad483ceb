import type { Module } from '../../platform/module.ts'
import { mountPoints } from './points.routes.ts'

export { exportPoints } from './export-points.ts'
export { getPoints } from './get-points.ts'
export { ensurePointsGranted } from './grant-points.ts'
export { raisePoints } from './raise-points.ts'
export { reservePoints } from './reserve-points.ts'
export { releasePoints, releaseStaleReservations, spendPoints } from './settle-points.ts'

export const pointsModule: Module = { name: 'points', routes: mountPoints }
