import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import type { Incoming, IncomingMessage } from '../../../platform/outside/messengers/incoming.ts'
import { messenger } from '../../../platform/outside/messengers/messenger.ts'
import { findUserOf, type MessageContent } from '../../delivery/bot-outbox/index.ts'
import { setBotBlocked } from '../../identity/users/index.ts'
import { copy, listCommands } from './copy.ts'
import { answerInline } from './inline-results.ts'
import { answerPaySupport } from './pay-support.ts'
import { composeDrafts, composeToday, composeWeek } from './plan-message.ts'
import { queueReply } from './queue-reply.ts'
import { composeStats } from './stats-message.ts'

/** A message with a button that opens the app, or with a URL where buttons are not possible. */
const withButton = ({
  ctx,
  text,
  label,
  path,
}: {
  ctx: AppContext
  text: string
  label: string
  path: string
}): MessageContent => {
  const { config } = ctx
  return messenger.links.canOpenPages(config)
    ? { title: '', text, rows: [[{ text: label, path }]] }
    : { title: '', text: `${text}\n${config.publicUrl}${path}`, rows: [] }
}

const composeStart = (ctx: AppContext, text: string = copy.start(ctx.config.publicUrl)) =>
  withButton({ ctx, text, label: copy.open, path: '/dashboard' })

type Compose = (input: { ctx: AppContext; userId: string }) => Promise<MessageContent>

/** Only for users of the app: the answers show posts. */
const PERSONAL_COMMANDS: ReadonlyMap<string, Compose> = new Map([
  ['today', composeToday],
  ['week', composeWeek],
  ['drafts', composeDrafts],
  ['stats', composeStats],
])

const COMMON_COMMANDS: ReadonlyMap<string, (ctx: AppContext) => MessageContent> = new Map([
  ['start', (ctx) => composeStart(ctx)],
  ['help', (ctx) => composeStart(ctx, copy.help(listCommands()))],
  ['terms', ({ config }) => ({ title: '', text: copy.terms(config.publicUrl), rows: [] })],
  [
    'settings',
    (ctx) => withButton({ ctx, text: copy.settings, label: copy.openSettings, path: '/account' }),
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
  { id: updateId, from: asker }: IncomingMessage,
  question: string,
) => {
  const text = await answerPaySupport({ ctx, updateId, asker, question })
  return withButton({ ctx, text, label: copy.openAccount, path: '/account' })
}

/** Undefined for notices of the messenger. */
const composeReply = async (
  ctx: AppContext,
  message: IncomingMessage,
): Promise<MessageContent | undefined> => {
  const question = readPayQuestion(message)
  if (question !== undefined) return composePaySupport(ctx, message, question)
  const { command, from, isSaid } = message
  const common = COMMON_COMMANDS.get(command?.name ?? '')
  if (common) return common(ctx)
  const personal = PERSONAL_COMMANDS.get(command?.name ?? '')
  if (!personal && !isSaid) return undefined
  const userId = await findUserOf({ ctx, personId: from.id })
  if (!userId) return composeStart(ctx, copy.stranger)
  // Without a command: what no handler took, of a kind that can't be a post.
  return personal ? personal({ ctx, userId }) : composeStart(ctx, copy.notUnderstood)
}

type AccessChange = Extract<Incoming, { kind: 'access' }>

/** The person stopped the bot, or started it again. */
const recordBlocking = async (ctx: AppContext, { from, after }: AccessChange) => {
  const userId = await findUserOf({ ctx, personId: from.id })
  if (!userId) return
  const at = after.isOut ? ctx.clock.now() : null
  await inTransaction(ctx.db, (tx) => setBotBlocked({ tx, userId, at }))
}

const answerAccess = async (ctx: AppContext, change: AccessChange) => {
  const { id: updateId, chat, from, before, after } = change
  if (chat.kind === 'private') return recordBlocking(ctx, change)
  if (chat.kind !== 'channel' || !after.isAdmin || before.canPost) return
  const content = after.canPost
    ? withButton({
        ctx,
        text: copy.offer(chat.title),
        label: copy.attach,
        path: messenger.links.channelPage(chat.chatId),
      })
    : { title: '', text: copy.noRight(chat.title), rows: [] }
  await queueReply({ ctx, updateId, personId: from.id, content })
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
  const { id: updateId, from } = incoming
  const content = await composeReply(ctx, incoming)
  if (content) await queueReply({ ctx, updateId, personId: from.id, content })
}
