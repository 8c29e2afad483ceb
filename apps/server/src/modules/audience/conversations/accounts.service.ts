import type { ConversationAccount } from '@kadr/contract/audience/conversation-accounts'
import { adapters } from '@kadr/networks'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import {
  type FaceRow,
  findFace,
  listFaces,
  putAccount,
  wakeAccount,
} from './accounts.repository.ts'
import { abilitiesOf } from './answer-abilities.ts'
import { conflict, noAccount } from './failures.ts'
import type { Reader } from './read-threads.ts'

type Asked = { ctx: AppContext; actor: Reader }

/** Russian: why nothing can come from the network; null when something can. */
const refusalOf = ({ connection }: FaceRow): string | null => {
  const { title } = adapters[connection.network]
  const abilities = abilitiesOf(connection)
  if (!abilities) return `${title}: сеть не даёт читать и отвечать из программ`
  const { comments, mentions, direct } = abilities
  if (!comments && !mentions && !direct) {
    return abilities.note ?? `${title}: сеть не даёт читать комментарии этого аккаунта`
  }
  return connection.access === 'active' ? null : 'Подключите аккаунт заново'
}

const wayOf = ({ connection: { network }, account }: FaceRow): ConversationAccount['way'] => {
  const port = adapters[network].conversations
  if (!account?.isOn || !port) return null
  if (!port.read) return 'updates'
  return port.hooks && account.toldAt ? 'hooks' : 'polling'
}

const iso = (date: Date | null | undefined) => date?.toISOString() ?? null

const present = (face: FaceRow): ConversationAccount => {
  const { connection, account } = face
  const abilities = abilitiesOf(connection)
  const port = adapters[connection.network].conversations
  const missing = (abilities?.scopes ?? []).filter((scope) => !connection.scopes.includes(scope))
  return {
    connectionId: connection.id,
    network: connection.network,
    title: connection.title,
    handle: connection.handle,
    isOn: account?.isOn ?? false,
    refusal: refusalOf(face),
    note: account?.notice ?? abilities?.note ?? null,
    abilities: {
      comments: abilities?.comments ?? false,
      mentions: abilities?.mentions ?? false,
      direct: abilities?.direct ?? false,
      canAnswer: abilities?.canAnswer ?? false,
      canHide: abilities?.canHide ?? false,
      canDelete: abilities?.canDelete ?? false,
      canAnswerPrivately: Boolean(port?.privateAnswer && abilities?.privateReplyWindowMs),
    },
    missingScopes: missing,
    way: wayOf(face),
    lastReadAt: iso(account?.readAt),
    nextReadAt: iso(account?.nextAt),
    failure: account?.failure ?? null,
  }
}

export const listAccounts = async ({ ctx, actor }: Asked): Promise<ConversationAccount[]> => {
  const { workspaceId, connectionIds } = actor
  return (await listFaces({ db: ctx.db, workspaceId, connectionIds })).map(present)
}

const findOwn = async ({ ctx, actor, id }: Asked & { id: string }): Promise<FaceRow> => {
  const { workspaceId, connectionIds } = actor
  const face = await findFace({ db: ctx.db, connectionId: id })
  const isSeen = connectionIds === null || connectionIds.includes(id)
  if (!face || face.connection.workspaceId !== workspaceId || !isSeen) throw noAccount()
  return face
}

/** Switched off, nothing is read or answered; what has come stays. */
export const switchAccount = async ({
  ctx,
  actor,
  id,
  isOn,
}: Asked & { id: string; isOn: boolean }): Promise<ConversationAccount> => {
  const face = await findOwn({ ctx, actor, id })
  const refusal = refusalOf(face)
  if (isOn && refusal) throw conflict(refusal)
  const { workspaceId, network } = face.connection
  if (face.account?.isOn !== isOn) {
    await inTransaction(ctx.db, async (tx) => {
      const now = ctx.clock.now()
      const port = adapters[network].conversations
      const isRead = isOn && (port?.read ?? port?.readPlaces)
      const changes = {
        isOn,
        nextAt: isRead ? now : null,
        failure: null,
        notice: null,
        failureCount: 0,
        // What was written while it was off is backlog, too.
        ...(isOn && {
          switchedAt: now,
          cursor: null,
          startedAt: null,
          readAt: null,
          wholeAt: null,
        }),
      }
      await putAccount({
        tx,
        values: { connectionId: id, workspaceId, network, switchedAt: now, ...changes },
        changes,
      })
      await appendEvent({
        tx,
        kind: 'conversation_account.switched',
        workspaceId,
        actorId: actor.userId,
        subjectId: id,
        payload: { network, isOn },
      })
    })
  }
  return present(await findOwn({ ctx, actor, id }))
}

export const readAccountNow = async ({
  ctx,
  actor,
  id,
}: Asked & { id: string }): Promise<ConversationAccount> => {
  const { account } = await findOwn({ ctx, actor, id })
  if (!account?.isOn) throw conflict('Сначала включите входящие этого аккаунта')
  if (account.nextAt === null) {
    throw conflict('Сообщения этого аккаунта приходят сами, читать их не нужно')
  }
  await wakeAccount({ db: ctx.db, connectionId: id, now: ctx.clock.now() })
  return present(await findOwn({ ctx, actor, id }))
}
