import * as contract from '@kadr/contract/integrations/programs'
import { createSafeFetch, type SafeFetch } from '@kadr/kit/node/safe-fetch'
import type { Mount } from '../../../platform/http/mount.ts'
import type { Module } from '../../../platform/module.ts'
import { decideConsent, readConsent } from './consent.service.ts'
import { mountOAuth } from './oauth.routes.ts'
import * as service from './programs.service.ts'

export { revokeByToken } from './exchange.service.ts'
export { findProgramCaller } from './find-program-caller.ts'
export { noteCall } from './programs.service.ts'

const mountPrograms = ({ mount, fetch }: { mount: Mount; fetch: SafeFetch }) => {
  mount({
    route: contract.listPrograms,
    handle: ({ ctx, actor: { workspaceId } }) => service.listPrograms({ ctx, workspaceId }),
  })
  mount({
    route: contract.registerProgram,
    handle: ({ ctx, actor, body }) => service.registerByHand({ ctx, actor, ...body }),
  })
  mount({
    route: contract.deleteProgram,
    handle: async ({ ctx, actor, params: { id } }) => {
      await service.deleteByHand({ ctx, actor, id })
      return {}
    },
  })
  mount({
    route: contract.revokeProgramGrant,
    handle: async ({ ctx, actor, params: { id } }) => {
      await service.revokeGrant({ ctx, actor, id })
      return {}
    },
  })
  mount({
    route: contract.readConsent,
    handle: ({ ctx, actor: { userId }, body }) => readConsent({ ctx, fetch, userId, ...body }),
  })
  mount({
    route: contract.decideConsent,
    handle: ({ ctx, actor: { userId }, body }) => decideConsent({ ctx, fetch, userId, ...body }),
  })
}

/** `fetch` opens documents at addresses given by programs. */
const createProgramsModule = ({ fetch }: { fetch: SafeFetch }): Module => ({
  name: 'programs',
  routes: (mount) => mountPrograms({ mount, fetch }),
  rawRoutes: mountOAuth,
  exportPersonalData: service.exportPrograms,
  purge: service.purgePrograms,
})

export const programsModule = createProgramsModule({ fetch: createSafeFetch({ maxRedirects: 0 }) })
