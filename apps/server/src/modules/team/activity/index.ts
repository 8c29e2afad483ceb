import type { Module } from '../../../platform/module.ts'
import { activityConsumers } from './activity.consumers.ts'
import { mountActivity } from './activity.routes.ts'
import { exportActivity, purgeActivity } from './activity.service.ts'

export const activityModule: Module = {
  name: 'activity',
  routes: mountActivity,
  consumers: activityConsumers,
  exportPersonalData: exportActivity,
  purge: purgeActivity,
}
