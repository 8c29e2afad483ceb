import * as z from 'zod/mini'
import type { AppContext } from '../../context.ts'
import { declareJob } from '../../platform/jobs/enqueue.ts'
import { findEmail } from './renewals.repository.ts'

export const sendLetterJob = declareJob({
  name: 'billing.send-letter',
  schema: z.object({
    userId: z.uuid(),
    subject: z.string(),
    text: z.string(),
    key: z.string(),
  }),
})

/** To the address of the receipts; a person without one is told by the bot and on the screen only. */
export const sendLetter = async ({
  ctx,
  data: { userId, subject, text, key },
}: {
  ctx: AppContext
  data: z.infer<typeof sendLetterJob.schema>
}): Promise<void> => {
  const to = await findEmail({ db: ctx.db, userId })
  if (to === null || !ctx.mailer.isAvailable) return
  const outcome = await ctx.mailer.send({
    to,
    subject,
    paragraphs: [text],
    button: { label: 'Открыть тариф', url: `${ctx.config.publicUrl}/account/plan` },
    key,
  })
  if (outcome.kind === 'refused') {
    ctx.log.warn({ userId, reason: outcome.reason }, 'billing.letter.refused')
  }
}
