import * as contract from '@kadr/contract/library/business'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import type { Mount } from '../../../platform/http/mount.ts'
import * as service from './business.service.ts'
import { readSite } from './read-site.ts'

export const mountBusiness = ({ mount, fetch }: { mount: Mount; fetch: SafeFetch }) => {
  mount({
    route: contract.getBusiness,
    handle: ({ ctx, actor: { workspaceId } }) => service.getBusiness({ ctx, workspaceId }),
  })
  mount({
    route: contract.addFact,
    handle: ({ ctx, actor: { workspaceId }, body: input }) =>
      service.addFact({ ctx, workspaceId, input }),
  })
  mount({
    route: contract.changeFact,
    handle: ({ ctx, actor: { workspaceId }, params: { id }, body: changes }) =>
      service.changeFact({ ctx, workspaceId, id, changes }),
  })
  mount({
    route: contract.confirmFact,
    handle: ({ ctx, actor: { workspaceId }, params: { id }, body: { version } }) =>
      service.confirmFact({ ctx, workspaceId, id, version }),
  })
  mount({
    route: contract.deleteFact,
    handle: async ({ ctx, actor: { workspaceId }, params: { id } }) => {
      await service.deleteFact({ ctx, workspaceId, id })
      return {}
    },
  })
  mount({
    route: contract.keepFacts,
    handle: async ({ ctx, actor: { workspaceId }, body: { facts } }) => ({
      facts: await service.keepFacts({ ctx, workspaceId, facts }),
    }),
  })
  mount({
    route: contract.readSite,
    handle: ({ ctx, actor: { workspaceId }, body: { link } }) =>
      readSite({ ctx, fetch, workspaceId, link }),
  })
}
