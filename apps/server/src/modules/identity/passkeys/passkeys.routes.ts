import * as contract from '@kadr/contract/identity/passkeys'
import type { Mount } from '../../../platform/http/mount.ts'
import { beginPasskey, finishPasskey } from './create-passkey.ts'
import {
  askReset,
  cancelReset,
  getPasskeys,
  removePasskey,
  renamePasskey,
} from './passkeys.service.ts'
import { beginProof, finishProof } from './prove.ts'

export const mountPasskeys = (mount: Mount) => {
  mount({ route: contract.getPasskeys, handle: ({ ctx, actor }) => getPasskeys({ ctx, actor }) })
  mount({ route: contract.beginPasskey, handle: ({ ctx, actor }) => beginPasskey({ ctx, actor }) })
  mount({
    route: contract.finishPasskey,
    handle: ({ ctx, actor, body: { credential } }) => finishPasskey({ ctx, actor, credential }),
  })
  mount({
    route: contract.renamePasskey,
    handle: ({ ctx, actor, params: { id }, body: { name } }) =>
      renamePasskey({ ctx, actor, id, name }),
  })
  mount({
    route: contract.removePasskey,
    handle: ({ ctx, actor, params: { id } }) => removePasskey({ ctx, actor, id }),
  })
  mount({ route: contract.askPasskeyReset, handle: ({ ctx, actor }) => askReset({ ctx, actor }) })
  mount({
    route: contract.cancelPasskeyReset,
    handle: ({ ctx, actor }) => cancelReset({ ctx, actor }),
  })
  mount({
    route: contract.beginProof,
    handle: ({ ctx, actor, body: { purpose } }) => beginProof({ ctx, actor, purpose }),
  })
  mount({
    route: contract.finishProof,
    handle: ({ ctx, actor, body }) => finishProof({ ctx, actor, ...body }),
  })
}
