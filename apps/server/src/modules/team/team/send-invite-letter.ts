import { quote } from '@kadr/domain/base/quote'
import { displayName } from '@kadr/domain/identity/person-name'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { declareJob } from '../../../platform/jobs/enqueue.ts'
import { addressedTokenOf, inviteUrl } from './invite-state.ts'
import { findOpenInvite, saveDelivery } from './invites.repository.ts'

export const inviteLetterJob = declareJob({
  name: 'team.send-invite-letter',
  schema: z.object({ id: z.uuid() }),
})

/** Idempotent: a repeated letter has the Message-ID and the link of the first. */
export const sendInviteLetter = async ({ ctx, id }: { ctx: AppContext; id: string }) => {
  const found = await findOpenInvite({ db: ctx.db, id, now: ctx.clock.now() })
  const address = found?.invite.address
  if (!found || !address || found.invite.delivery !== 'sending') return
  const { workspaceName, inviter } = found
  const who = inviter ? displayName(inviter) : 'Владелец пространства'
  const outcome = await ctx.mailer.send({
    to: address,
    key: `invite:${id}`,
    subject: `Приглашение в ${quote(workspaceName)}`,
    paragraphs: [
      `${who} приглашает вас в команду ${quote(workspaceName)} в Кадре.`,
      'Откройте приглашение и войдите через Google с этой почтой: принять его можете только вы, один раз.',
      'Если вы не ждали этого письма, ничего делать не нужно.',
    ],
    button: {
      label: 'Открыть приглашение',
      url: inviteUrl({ ctx, token: addressedTokenOf({ ctx, id }) }),
    },
  })
  const isRefused = outcome.kind === 'refused'
  if (isRefused)
    ctx.log.warn({ inviteId: id, reason: outcome.reason }, 'team.invite_letter.refused')
  await saveDelivery({ db: ctx.db, id, delivery: isRefused ? 'refused' : 'sent' })
}
