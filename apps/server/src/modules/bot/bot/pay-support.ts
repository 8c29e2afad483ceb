import { canBotPassOn, supportContact } from '../../../config/support.ts'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { acquirePermits } from '../../../platform/http/limits/rate-counters.ts'
import type { Sender } from '../../../platform/outside/messengers/incoming.ts'
import { messengers } from '../../../platform/outside/messengers/messengers.ts'
import { notifyOwner } from '../../delivery/owner-messages/index.ts'
import { copy } from './copy.ts'

const MAX_LETTERS = 2000
const QUESTIONS_A_MINUTE = 3

/** The contact that is not the bot itself; a bot that can pass questions on asks for one. */
const composeContact = ({ config }: AppContext): string => {
  const contact = supportContact(config)
  if (!contact) return copy.noContact
  const isBot = config.supportUrl === null && config.requisites.email === null
  return isBot ? copy.askHere : copy.paySupport(contact.shown)
}

/** The answer to `/paysupport`. A question after the command is passed on to the owner of the installation. */
export const answerPaySupport = async ({
  ctx,
  updateId,
  asker,
  question,
}: {
  ctx: AppContext
  updateId: string
  asker: Sender
  question: string
}): Promise<string> => {
  const words = question.trim().slice(0, MAX_LETTERS)
  if (words === '' || !canBotPassOn(ctx.config)) return composeContact(ctx)
  const { used } = await acquirePermits({
    db: ctx.db,
    key: `paysupport:${asker.messenger}:${asker.id}`,
    count: 1,
  })
  if (used > QUESTIONS_A_MINUTE) return copy.askedTooOften
  await inTransaction(ctx.db, (tx) =>
    notifyOwner({
      ctx,
      tx,
      message: {
        key: `paysupport:${updateId}`,
        title: 'Вопрос об оплате',
        paragraphs: [words, `${asker.firstName}, ${messengers[asker.messenger].addressOf(asker)}`],
        replyTo: null,
      },
    }),
  )
  return copy.passedOn
}
