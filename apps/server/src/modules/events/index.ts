import type { Module } from '../../platform/module.ts'
import { eventConsumers } from './events.consumers.ts'

export const eventsModule: Module = {
  name: 'events',
  consumers: eventConsumers,
}
