import { UserError } from '@kadr/domain/base/app-error'
import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { notifyOwner } from '../../delivery/owner-messages/index.ts'
import { isFromRobot } from './form-guard.ts'
import { countBusinessSince, insertBusiness } from './requests.repository.ts'

const MAX_A_DAY = 5

export const requestBusiness = async ({
  ctx,
  ticket,
  website,
  contactName,
  contactEmail,
  ...fields
}: {
  ctx: AppContext
  ticket: string
  website: string
  contactName: string
  contactEmail: string
  company: string
  message: string
}): Promise<Record<string, never>> => {
  if (isFromRobot({ ctx, ticket, website })) return {}
  const email = contactEmail.toLowerCase()
  const now = ctx.clock.now()
  return inTransaction(ctx.db, async (tx) => {
    const since = new Date(now.getTime() - DAY_MS)
    if ((await countBusinessSince({ db: tx, email, since })) >= MAX_A_DAY) {
      throw new UserError({
        code: 'RATE_LIMITED',
        userMessage: 'Сегодня с этой почты уже пришло несколько сообщений. Мы ответим на них',
      })
    }
    const id = await insertBusiness({
      db: tx,
      ...fields,
      name: contactName,
      email,
      createdAt: now,
    })
    const { company, message } = fields
    await notifyOwner({
      ctx,
      tx,
      message: {
        key: `business:${id}`,
        title: `Сообщение от бизнеса: ${company || contactName}`,
        paragraphs: [[contactName, company, email].filter(Boolean).join(', '), message],
        replyTo: email,
      },
    })
    return {}
  })
}
