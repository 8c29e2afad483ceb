import type { Module } from '../../../platform/module.ts'
import { exportPublisherSetup } from './export-setup.ts'
import { publisherSetupConsumers } from './publisher-setup.consumers.ts'
import { mountPublisherSetup } from './publisher-setup.routes.ts'

export { createHashtagSet, listHashtagSets } from './hashtag-sets.service.ts'
export { getPublisherSettings, updatePublisherSettings } from './settings.service.ts'
export { findSlot, listSlots, putSlots } from './slots.service.ts'

export const publisherSetupModule: Module = {
  name: 'publisher-setup',
  routes: mountPublisherSetup,
  consumers: publisherSetupConsumers,
  exportPersonalData: exportPublisherSetup,
}
