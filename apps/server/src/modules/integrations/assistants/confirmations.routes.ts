import * as contract from '@kadr/contract/integrations/confirmations'
import type { Mount } from '../../../platform/http/mount.ts'
import { decideConfirmation, readConfirmation } from './decide-confirmation.ts'

/** The page that shows what an assistant asks, and the person's answer. */
export const mountConfirmations = (mount: Mount) => {
  mount({
    route: contract.getConfirmation,
    handle: ({ ctx, actor: { userId }, params: { id } }) => readConfirmation({ ctx, userId, id }),
  })
  mount({
    route: contract.decideConfirmation,
    handle: ({ ctx, actor: { userId }, params: { id }, body: { isConfirmed } }) =>
      decideConfirmation({ ctx, userId, id, isConfirmed }),
  })
}
