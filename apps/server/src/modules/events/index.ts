import type { Module } from '../../platform/module.ts'
import { eventConsumers } from './events.consumers.ts'
import { mountEvents } from './events.routes.ts'

export const eventsModule: Module = {
  name: 'events',
  routes: mountEvents,
  consumers: eventConsumers,
}
