import type { MessengerName } from '@kadr/contract/identity/users'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import type { Incoming, IncomingMessage } from '../../../platform/outside/messengers/incoming.ts'
import { messengers } from '../../../platform/outside/messengers/messengers.ts'
import { findUserOf, type MessageContent } from '../../delivery/bot-outbox/index.ts'
import { setBotBlocked } from '../../identity/auth/index.ts'
import { copy, listCommands } from './copy.ts'
import { answerInline } from './inline-results.ts'
import { answerPaySupport } from './pay-support.ts'
import { composeDrafts, composeToday, composeWeek } from './plan-message.ts'
import { queueReply } from './queue-reply.ts'
import { composeStats } from './stats-message.ts'

type In = { ctx: AppContext; messenger: MessengerName }

/** A message with a button that opens the app, or with a URL where buttons are not possible. */
const withButton = ({
  ctx,
  messenger,
  text,
  label,
  path,
}: In & {
  text: string
  label: string
  path: string
}): MessageContent => {
  const { config } = ctx
  return messengers[messenger].links.canOpenPages(config)
    ? { title: '', text, rows: [[{ text: label, path }]] }
    : { title: '', text: `${text}\n${config.publicUrl}${path}`, rows: [] }
}

const composeStart = ({ ctx, messenger }: In, text: string = copy.start(ctx.config.publicUrl)) =>
  withButton({ ctx, messenger, text, label: copy.open, path: '/dashboard' })

type Compose = (input: { ctx: AppContext; userId: string }) => Promise<MessageContent>

/** Only for users of the app: the answers show posts. */
const PERSONAL_COMMANDS: ReadonlyMap<string, Compose> = new Map([
  ['today', composeToday],
  ['week', composeWeek],
  ['drafts', composeDrafts],
  ['stats', composeStats],
])

const COMMON_COMMANDS: ReadonlyMap<string, (place: In) => MessageContent> = new Map([
  ['start', (place) => composeStart(place)],
  ['help', (place) => composeStart(place, copy.help(listCommands()))],
  ['terms', ({ ctx }) => ({ title: '', text: copy.terms(ctx.config.publicUrl), rows: [] })],
  [
    'settings',
    (place) =>
      withButton({ ...place, text: copy.settings, label: copy.openSettings, path: '/account' }),
  ],
])

/** `/start paysupport` is the link of the support: it opens the chat with its answer. */
const PAY_SUPPORT = 'paysupport'

const readPayQuestion = ({ command }: IncomingMessage): string | undefined => {
  if (command?.name === PAY_SUPPORT) return command.argument
  return command?.name === 'start' && command.argument === PAY_SUPPORT ? '' : undefined
}

const composePaySupport = async (
  ctx: AppContext,
  { id: updateId, messenger, from: asker }: IncomingMessage,
  question: string,
) => {
  const text = await answerPaySupport({ ctx, updateId, asker, question })
  return withButton({ ctx, messenger, text, label: copy.openAccount, path: '/account' })
}

/** Undefined for notices of the messenger. */
const composeReply = async (
  ctx: AppContext,
  message: IncomingMessage,
): Promise<MessageContent | undefined> => {
  const question = readPayQuestion(message)
  if (question !== undefined) return composePaySupport(ctx, message, question)
  const { messenger, command, from, isSaid } = message
  const common = COMMON_COMMANDS.get(command?.name ?? '')
  if (common) return common({ ctx, messenger })
  const personal = PERSONAL_COMMANDS.get(command?.name ?? '')
  if (!personal && !isSaid) return undefined
  const userId = await findUserOf({ ctx, person: from })
  if (!userId) return composeStart({ ctx, messenger }, copy.stranger)
  // Without a command: what no handler took, of a kind that can't be a post.
  return personal ? personal({ ctx, userId }) : composeStart({ ctx, messenger }, copy.notUnderstood)
}

type AccessChange = Extract<Incoming, { kind: 'access' }>

/** The person stopped the bot, or started it again. */
const recordBlocking = async (
  ctx: AppContext,
  { messenger, from, isOut }: Pick<AccessChange, 'messenger' | 'from'> & { isOut: boolean },
) => {
  const userId = await findUserOf({ ctx, person: from })
  if (!userId) return
  const at = isOut ? ctx.clock.now() : null
  await inTransaction(ctx.db, (tx) => setBotBlocked({ tx, userId, messenger, at }))
}

const answerAccess = async (ctx: AppContext, change: AccessChange) => {
  const { id: updateId, messenger, chat, from, before, after } = change
  if (chat.kind === 'private') return recordBlocking(ctx, { messenger, from, isOut: after.isOut })
  if (chat.kind !== 'channel' || !after.isAdmin || before.canPost) return
  const content = after.canPost
    ? withButton({
        ctx,
        messenger,
        text: copy.offer(chat.title),
        label: copy.attach,
        path: messengers[messenger].links.channelPage(chat.chatId),
      })
    : { title: '', text: copy.noRight(chat.title), rows: [] }
  await queueReply({ ctx, updateId, person: from, content })
}

/** What no other module took. */
export const answerIncoming = async ({
  ctx,
  incoming,
}: {
  ctx: AppContext
  incoming: Incoming
}): Promise<void> => {
  if (incoming.kind === 'access') return answerAccess(ctx, incoming)
  if (incoming.kind === 'inline') return answerInline({ ctx, ...incoming })
  if (incoming.kind !== 'message' || incoming.chat.kind !== 'private') return
  const { id: updateId, messenger, from, command } = incoming
  // Not every messenger tells that a stopped bot was started again.
  if (command?.name === 'start') await recordBlocking(ctx, { messenger, from, isOut: false })
  const content = await composeReply(ctx, incoming)
  if (content) await queueReply({ ctx, updateId, person: from, content })
}
