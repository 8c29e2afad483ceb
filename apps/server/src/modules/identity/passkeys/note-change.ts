import type { EventPayload } from '@kadr/contract/events'
import { newId } from '@kadr/kit/new-id'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import type { Actor } from '../../../platform/http/mount.ts'
import { findDevice } from '../auth/index.ts'
import { getPersonalWorkspaceId } from '../workspaces/index.ts'
import { writeLog } from './proofs.repository.ts'

export type ByPerson = { ctx: AppContext; actor: Actor }

export const deviceOf = async ({ tx, actor }: { tx: Tx; actor: Actor }) =>
  (await findDevice({ db: tx, sessionId: actor.sessionId })) ?? 'Неизвестное устройство'

/** Written down, and told to the person wherever they are told of trouble. */
export const noteChange = async ({
  ctx,
  tx,
  userId,
  change,
  name,
  device,
}: {
  ctx: AppContext
  tx: Tx
  userId: string
  change: EventPayload<'passkeys.changed'>['change']
  name: string | null
  device: string
}) => {
  await writeLog({ db: tx, userId, at: ctx.clock.now(), use: change, name, device })
  await appendEvent({
    tx,
    kind: 'passkeys.changed',
    workspaceId: await getPersonalWorkspaceId({ tx, userId }),
    subjectId: userId,
    actorId: userId,
    payload: { change, name, device, key: newId() },
  })
}
