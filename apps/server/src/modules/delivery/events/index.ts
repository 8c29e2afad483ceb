import type { Module } from '../../../platform/module.ts'
import { eventConsumers } from './events.consumers.ts'
import { mountEvents } from './events.routes.ts'
import type { FindHiddenIds } from './watch-events.ts'

export type { FindHiddenIds }

/** `findHiddenIds` comes from the module that knows what a restricted member may see. */
export const createEventsModule = ({
  findHiddenIds,
}: {
  findHiddenIds: FindHiddenIds
}): Module => ({
  name: 'events',
  routes: (mount, ctx) => mountEvents({ mount, ctx, findHiddenIds }),
  consumers: eventConsumers,
})
