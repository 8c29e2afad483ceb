import { announcePresence as route } from '@kadr/contract/team/presence'
import type { Module } from '../../../platform/module.ts'
import { announcePresence, exportPresences, purgePresences } from './presence.service.ts'

export const presenceModule: Module = {
  name: 'presence',
  routes(mount) {
    mount({ route, handle: ({ ctx, actor, body }) => announcePresence({ ctx, actor, ...body }) })
  },
  exportPersonalData: exportPresences,
  purge: purgePresences,
}
