import type { Module } from '../../../platform/module.ts'
import { mountFeeds } from './feeds.routes.ts'
import { exportSecretFeeds } from './secret-feeds.service.ts'

export { admitReader } from './secret-feeds.service.ts'

/** What others read by an address that is a secret: networks that import posts, calendars, readers of RSS. */
export const feedsModule: Module = {
  name: 'feeds',
  routes: mountFeeds,
  exportPersonalData: exportSecretFeeds,
}
