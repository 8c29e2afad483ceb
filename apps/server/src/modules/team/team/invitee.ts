import type { InviteChannel, Invitee } from '@kadr/contract/team/team'
import { UserError } from '@kadr/domain/base/app-error'
import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { countAddressedSince } from './invites.repository.ts'
import { inviteLetterJob } from './send-invite-letter.ts'
import { sendInviteMessage } from './send-invite-message.ts'

const MAX_ADDRESSED_A_DAY = 50

/** Letters and messages to strangers are limited per workspace, against spam. */
export const assertMaySend = async ({
  ctx,
  tx,
  workspaceId,
  to,
}: {
  ctx: AppContext
  tx: Tx
  workspaceId: string
  to: Invitee
}) => {
  if (!listInviteChannels(ctx).includes(to.channel)) {
    throw new UserError({
      code: 'UNAVAILABLE',
      userMessage: 'Так пригласить здесь нельзя. Отправьте ссылку',
    })
  }
  const since = new Date(ctx.clock.now().getTime() - DAY_MS)
  const sent = await countAddressedSince({ db: tx, workspaceId, since })
  if (sent < MAX_ADDRESSED_A_DAY) return
  throw new UserError({
    code: 'RATE_LIMITED',
    userMessage: 'За сутки ушло слишком много приглашений. Отправьте ссылку или повторите завтра',
  })
}

/** Channels configured in this installation. */
export const listInviteChannels = ({ mailer, config }: AppContext): InviteChannel[] => [
  'link',
  ...(mailer.isAvailable ? (['email'] as const) : []),
  ...(config.telegram ? (['telegram'] as const) : []),
]

const addressOf = (to: Invitee) =>
  to.channel === 'email' ? to.email : to.username.replace(/^@/, '')

export const columnsOf = (to: Invitee | null) => {
  if (to === null) return { channel: 'link', address: null, delivery: 'none' } as const
  const delivery = to.channel === 'email' ? 'sending' : 'waiting'
  return { channel: to.channel, address: addressOf(to), delivery, maxUses: 1 } as const
}

/** In the transaction of the invite: a letter by a job, a message by the bot's outbox. */
export const sendInvite = async ({
  ctx,
  tx,
  id,
  to,
}: {
  ctx: AppContext
  tx: Tx
  id: string
  to: Invitee
}) => {
  if (to.channel === 'email') await ctx.jobs.enqueue(inviteLetterJob, { id }, { tx })
  else await sendInviteMessage({ ctx, tx, username: addressOf(to), id })
}
