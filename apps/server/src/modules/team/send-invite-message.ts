import { displayName } from '@kadr/domain/person-name'
import { quote } from '@kadr/domain/quote'
import * as z from 'zod/mini'
import type { AppContext } from '../../context.ts'
import { inTransaction, type Tx } from '../../db/connection.ts'
import { findTelegramUser } from '../auth/index.ts'
import { queueMessage } from '../bot-outbox/index.ts'
import { getBotAccess } from '../users/index.ts'
import { addressedTokenOf, invitePath } from './invite-state.ts'
import { listOpenByUsername, type OpenedRow, saveDelivery } from './invites.repository.ts'

type Chat = { chatId: number; userId: string | null }

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
      title: `Вас зовут в ${quote(workspaceName)}`,
      text: inviter ? `${displayName(inviter)} приглашает вас в команду.` : 'Вас ждут в команде.',
      rows: [[{ text: 'Открыть приглашение', path }]],
    },
  })
  await saveDelivery({ db: tx, id: invite.id, delivery: 'sent' })
}

/** Sends a new invite to somebody the bot may write to; it waits for others. */
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
  const known = await findTelegramUser({ ctx, username })
  if (!known || (await getBotAccess({ ctx, userId: known.userId })) !== 'on') return
  const open = await listOpenByUsername({ db: tx, username, now: ctx.clock.now() })
  const row = open.find(({ invite }) => invite.id === id)
  const to = { chatId: Number(known.subject), userId: known.userId }
  if (row) await queueInvite({ ctx, tx, key: `invite:${id}`, to, row })
}

const writtenUpdate = z.object({
  update_id: z.int(),
  message: z.object({
    from: z.object({ id: z.int(), username: z.string() }),
    chat: z.object({ id: z.int(), type: z.literal('private') }),
    text: z.string(),
  }),
})

/** Whoever writes to the bot gets the invites that wait for their user name. The bot answers the message itself. */
export const takeInvited = async ({
  ctx,
  update,
}: {
  ctx: AppContext
  update: unknown
}): Promise<boolean> => {
  const { data } = writtenUpdate.safeParse(update)
  if (!data) return false
  const { chat, from } = data.message
  const username = from.username.toLowerCase()
  const now = ctx.clock.now()
  const open = await listOpenByUsername({ db: ctx.db, username, now })
  const isAsked = data.message.text.startsWith('/start')
  const rows = open.filter(({ invite }) => isAsked || invite.delivery === 'waiting')
  if (rows.length === 0) return false
  await inTransaction(ctx.db, async (tx) => {
    for (const row of rows) {
      const key = `invite:${row.invite.id}:${data.update_id}`
      await queueInvite({ ctx, tx, key, to: { chatId: chat.id, userId: null }, row })
    }
  })
  return false
}
