import type { MessengerName } from '@kadr/contract/identity/users'
import { quote } from '@kadr/domain/base/quote'
import { displayName } from '@kadr/domain/identity/person-name'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import type { ChatAddress, Incoming } from '../../../platform/outside/messengers/incoming.ts'
import { queueMessage } from '../../delivery/bot-outbox/index.ts'
import { findNamedUser } from '../../identity/auth/index.ts'
import { getBotAccess } from '../../identity/users/index.ts'
import { addressedTokenOf, invitePath } from './invite-state.ts'
import { listOpenByUsername, type OpenedRow, saveDelivery } from './invites.repository.ts'

type Chat = ChatAddress & { userId: string | null }

/** Invites are addressed to names of people there. */
const NAMED_IN: MessengerName = 'telegram'

const queueInvite = async ({
  ctx,
  tx,
  key,
  to,
  row: { invite, workspaceName, inviter },
}: {
  ctx: AppContext
  tx: Tx
  key: string
  to: Chat
  row: OpenedRow
}) => {
  const path = invitePath(addressedTokenOf({ ctx, id: invite.id }))
  await queueMessage({
    ctx,
    tx,
    key,
    to,
    content: {
      title: `Вас зовут в команду ${quote(workspaceName)}`,
      text: inviter ? `Приглашает ${displayName(inviter)}.` : 'Приглашение ждёт вашего ответа.',
      rows: [[{ text: 'Открыть приглашение', path }]],
    },
  })
  await saveDelivery({ db: tx, id: invite.id, delivery: 'sent' })
}

/** Sends a new invite if the bot may write to the person; otherwise it waits for their first message. */
export const sendInviteMessage = async ({
  ctx,
  tx,
  username,
  id,
}: {
  ctx: AppContext
  tx: Tx
  username: string
  id: string
}): Promise<void> => {
  const messenger = NAMED_IN
  const known = await findNamedUser({ ctx, messenger, username })
  if (!known) return
  const { userId } = known
  if ((await getBotAccess({ ctx, userId, messenger })) !== 'on') return
  const open = await listOpenByUsername({ db: tx, username, now: ctx.clock.now() })
  const row = open.find(({ invite }) => invite.id === id)
  const to = { messenger, chatId: Number(known.subject), userId }
  if (row) await queueInvite({ ctx, tx, key: `invite:${id}`, to, row })
}

/** Sends a person who writes to the bot the invites waiting for their user name. The bot still answers the message. */
export const handleInviteUpdate = async ({
  ctx,
  incoming,
}: {
  ctx: AppContext
  incoming: Incoming
}): Promise<boolean> => {
  if (incoming.kind !== 'message' || incoming.chat.kind !== 'private') return false
  if (incoming.messenger !== NAMED_IN) return false
  const { chat, from, text } = incoming
  const username = from.username?.toLowerCase()
  if (username === undefined || text === undefined) return false
  const now = ctx.clock.now()
  const open = await listOpenByUsername({ db: ctx.db, username, now })
  const isStartCommand = text.startsWith('/start')
  const rows = open.filter(({ invite }) => isStartCommand || invite.delivery === 'waiting')
  if (rows.length === 0) return false
  await inTransaction(ctx.db, async (tx) => {
    for (const row of rows) {
      const key = `invite:${row.invite.id}:${incoming.id}`
      await queueInvite({ ctx, tx, key, to: { ...chat, userId: null }, row })
    }
  })
  return false
}
