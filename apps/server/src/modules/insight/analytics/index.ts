import type { Module } from '../../../platform/module.ts'
import { mountAnalytics } from './analytics.routes.ts'
import { exportGroups } from './export-groups.ts'

export { readItemPictures } from './item-pictures.ts'
export { getOverview } from './overview.service.ts'
export { presentItems } from './present-items.ts'
export { listWorkItems } from './read-work-items.ts'
export { resolveScope } from './resolve-scope.ts'
export { readAttribution, readBestTime } from './verdicts.service.ts'

export const analyticsModule: Module = {
  name: 'analytics',
  routes: mountAnalytics,
  exportPersonalData: exportGroups,
}
