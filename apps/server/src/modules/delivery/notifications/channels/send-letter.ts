import { DAY_MS, MINUTE_MS } from '@kadr/kit/durations'
import type { z } from 'zod/mini'
import type { AppContext } from '../../../../context.ts'
import { inTransaction } from '../../../../db/connection.ts'
import { sendLetterJob } from './delivery-jobs.ts'
import { settleDeliveries } from './settle-deliveries.ts'

type Letter = z.infer<typeof sendLetterJob.schema>

const RETRY_MS = 5 * MINUTE_MS

const trySending = async ({
  ctx,
  letter: { to, subject, text, button, key },
}: {
  ctx: AppContext
  letter: Letter
}) => {
  try {
    return await ctx.mailer.send({
      to,
      subject,
      paragraphs: text.split('\n\n'),
      button: { label: button.label, url: `${ctx.config.publicUrl}${button.path}` },
      key,
    })
  } catch (error) {
    ctx.log.info({ err: error }, 'notifications.letter.unsent')
    return { kind: 'unsent' } as const
  }
}

/** Retried for a day while the mail server is down; the Message-ID from the same key prevents a duplicate. */
export const sendLetter = async ({
  ctx,
  data: letter,
}: {
  ctx: AppContext
  data: Letter
}): Promise<void> => {
  const outcome = await trySending({ ctx, letter })
  const now = ctx.clock.now().getTime()
  if (outcome.kind === 'unsent' && now - Date.parse(letter.since) < DAY_MS) {
    await ctx.jobs.enqueue(sendLetterJob, letter, { startAfter: new Date(now + RETRY_MS) })
    return
  }
  if (outcome.kind === 'refused') {
    ctx.log.warn({ reason: outcome.reason }, 'notifications.letter.refused')
  }
  const state = outcome.kind === 'sent' ? 'sent' : 'failed'
  const { notificationIds } = letter
  await inTransaction(ctx.db, (tx) =>
    settleDeliveries({ ctx, tx, notificationIds, channel: 'email', state }),
  )
}
