import * as contract from '@kadr/contract/money/affiliate'
import type { Mount } from '../../../platform/http/mount.ts'
import { getAffiliate, joinAffiliate } from './affiliate.service.ts'
import { countClick } from './count-click.ts'
import { requestPayout } from './payouts.service.ts'

export const mountAffiliate = (mount: Mount) => {
  mount({
    route: contract.countClick,
    handle: ({ ctx, body: { code }, request: { ip, userAgent } }) =>
      countClick({ ctx, code, ip, userAgent }),
  })
  mount({
    route: contract.getAffiliate,
    handle: ({ ctx, actor: { userId } }) => getAffiliate({ ctx, userId }),
  })
  mount({
    route: contract.joinAffiliate,
    handle: ({ ctx, actor: { userId } }) => joinAffiliate({ ctx, userId }),
  })
  mount({
    route: contract.requestPayout,
    handle: ({ ctx, actor: { userId }, body }) => requestPayout({ ctx, userId, ...body }),
  })
}
