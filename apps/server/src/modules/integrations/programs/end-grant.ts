import type { GrantEnd } from '@kadr/contract/integrations/programs'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import * as grants from './grants.repository.ts'
import { deleteAccessOf } from './tokens.repository.ts'

/** The whole chain of its tokens does nothing from now on; once. */
export const endGrant = async ({
  ctx,
  tx,
  id,
  end,
  actorId,
}: {
  ctx: AppContext
  tx: Tx
  id: string
  end: GrantEnd
  actorId?: string
}): Promise<void> => {
  const found = await grants.lockGrant({ tx, id })
  if (!found) return
  const ended = await grants.endGrant({ tx, id, end, at: ctx.clock.now() })
  if (!ended) return
  await deleteAccessOf({ tx, grantId: id })
  await appendEvent({
    tx,
    kind: 'program.ended',
    workspaceId: ended.workspaceId,
    subjectId: id,
    ...(actorId !== undefined && { actorId }),
    payload: { name: found.program.name, userId: ended.userId, end },
  })
}
