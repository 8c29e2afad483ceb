import * as contract from '@kadr/contract/identity/users'
import type { Mount } from '../../../platform/http/mount.ts'
import { beginLink } from './links.service.ts'
import { listSessions, revokeSession } from './sessions.service.ts'
import { listSignIns, unlinkSignIn } from './sign-ins.service.ts'

export const mountSignIns = (mount: Mount) => {
  mount({
    route: contract.listSessions,
    handle: ({ ctx, actor }) => listSessions({ ctx, actor }),
  })
  mount({
    route: contract.revokeSession,
    handle: ({ ctx, actor, params }) => revokeSession({ ctx, actor, sessionId: params.id }),
  })
  mount({
    route: contract.listSignIns,
    handle: ({ ctx, actor }) => listSignIns({ ctx, userId: actor.userId }),
  })
  mount({
    route: contract.beginLink,
    handle: ({ ctx, actor, params }) =>
      beginLink({ ctx, userId: actor.userId, provider: params.provider }),
  })
  mount({
    route: contract.unlinkSignIn,
    handle: ({ ctx, actor, params }) => unlinkSignIn({ ctx, actor, provider: params.provider }),
  })
}
