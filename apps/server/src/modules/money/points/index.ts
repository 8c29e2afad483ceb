import type { Module } from '../../../platform/module.ts'
import { exportPoints } from './export-points.ts'
import { ensurePointsGranted } from './grant-points.ts'
import { mountPoints } from './points.routes.ts'
import { releaseStaleReservations } from './settle-points.ts'

export { getPoints } from './get-points.ts'
export { raisePoints } from './raise-points.ts'
export { reservePoints } from './reserve-points.ts'
export { releasePoints, spendPoints } from './settle-points.ts'

export { releaseStaleReservations }

export const pointsModule: Module = {
  name: 'points',
  routes: mountPoints,
  onSignUp: ensurePointsGranted,
  exportPersonalData: exportPoints,
  purge: releaseStaleReservations,
}
