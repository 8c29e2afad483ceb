import { Bot } from 'grammy'
import type { ChatMember } from 'grammy/types'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/connection.ts'
import { canOpenApp } from '../../platform/telegram/app-button.ts'
import type { MessageContent } from '../bot-outbox/index.ts'
import { setBotBlocked } from '../users/index.ts'
import { copy } from './copy.ts'
import { answerInline } from './inline-results.ts'
import { composeDrafts, composeToday, composeWeek } from './plan-message.ts'
import { findUserOf, queueReply } from './queue-reply.ts'
import { composeStats } from './stats-message.ts'
import { isNotTaken, offerUpdate, type TakeUpdate } from './take-update.ts'

/** The only updates we handle: Telegram need not send others. */
export const HANDLED_UPDATES = [
  'message',
  'callback_query',
  'my_chat_member',
  'pre_checkout_query',
  'inline_query',
] as const

/** Longer than Telegram's long poll, which is half a minute. */
const TIMEOUT_SECONDS = 50

/** Telegram's errors include the URL, and the token is part of it: only the message is used. */
const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown')

const canPost = (member: ChatMember) =>
  member.status === 'administrator' && member.can_post_messages === true

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
  return canOpenApp(config)
    ? { title: '', text, rows: [[{ text: label, path }]] }
    : { title: '', text: `${text}\n${config.publicUrl}${path}`, rows: [] }
}

const composeStart = (ctx: AppContext, text: string = copy.start) =>
  withButton({ ctx, text, label: copy.open, path: '/dashboard' })

type Compose = (input: { ctx: AppContext; userId: string }) => Promise<MessageContent>

/** For people of the app only: they show posts. */
const PERSONAL_COMMANDS: Readonly<Record<string, Compose>> = {
  today: composeToday,
  week: composeWeek,
  drafts: composeDrafts,
  stats: composeStats,
}

const COMMON_COMMANDS: Readonly<Record<string, (ctx: AppContext) => MessageContent>> = {
  start: (ctx) => composeStart(ctx),
  help: (ctx) => composeStart(ctx, copy.help),
  settings: (ctx) =>
    withButton({ ctx, text: copy.settings, label: copy.openSettings, path: '/account' }),
  paysupport: (ctx) =>
    withButton({
      ctx,
      text: copy.paySupport(ctx.config.supportUrl),
      label: copy.openAccount,
      path: '/account',
    }),
}

const addCommands = ({ ctx, bot }: { ctx: AppContext; bot: Bot }) => {
  const ofPerson = bot.chatType('private')
  for (const [name, compose] of Object.entries(COMMON_COMMANDS)) {
    ofPerson.command(name, ({ update, from }) =>
      queueReply({ ctx, updateId: update.update_id, telegramId: from.id, content: compose(ctx) }),
    )
  }
  for (const [name, compose] of Object.entries(PERSONAL_COMMANDS)) {
    ofPerson.command(name, async ({ update, from }) => {
      const userId = await findUserOf({ ctx, telegramId: from.id })
      const content = userId ? await compose({ ctx, userId }) : composeStart(ctx, copy.stranger)
      await queueReply({ ctx, updateId: update.update_id, telegramId: from.id, content })
    })
  }
}

/** The person stopped the bot, or started it again. */
const followBlocking = async ({
  ctx,
  telegramId,
  status,
}: {
  ctx: AppContext
  telegramId: number
  status: ChatMember['status']
}) => {
  const userId = await findUserOf({ ctx, telegramId })
  if (!userId) return
  const at = status === 'kicked' ? ctx.clock.now() : null
  await inTransaction(ctx.db, (tx) => setBotBlocked({ tx, userId, at }))
}

/** The bot's handlers; polling or webhook is set up elsewhere. */
export const createBot = ({
  ctx,
  token,
  takers,
}: {
  ctx: AppContext
  token: string
  takers: readonly TakeUpdate[]
}): Bot => {
  const bot = new Bot(token, {
    client: { apiRoot: ctx.config.bot.apiUrl, timeoutSeconds: TIMEOUT_SECONDS },
  })

  bot.use(offerUpdate({ ctx, takers }))
  addCommands({ ctx, bot })
  // What nobody has taken: of strangers, or of a kind that can't be a post.
  bot
    .chatType('private')
    .on(['message:text', 'message:media', 'message:sticker'], async ({ update, from }) => {
      const telegramId = from.id
      const isKnown = (await findUserOf({ ctx, telegramId })) !== undefined
      const content = composeStart(ctx, isKnown ? copy.notUnderstood : copy.stranger)
      await queueReply({ ctx, updateId: update.update_id, telegramId, content })
    })

  bot.on('inline_query', ({ inlineQuery: { id: queryId, from, query: words } }) =>
    answerInline({ ctx, telegramId: from.id, queryId, words }),
  )

  bot.on('my_chat_member', async ({ update, myChatMember }) => {
    const { chat, from, old_chat_member: before, new_chat_member: after } = myChatMember
    const telegramId = from.id
    if (chat.type === 'private') {
      await followBlocking({ ctx, telegramId, status: after.status })
      return
    }
    if (chat.type !== 'channel' || after.status !== 'administrator' || canPost(before)) return
    const content = canPost(after)
      ? withButton({
          ctx,
          text: copy.offer(chat.title),
          label: copy.attach,
          path: `/connections?telegram=${chat.id}`,
        })
      : { title: '', text: copy.noRight(chat.title), rows: [] }
    await queueReply({ ctx, updateId: update.update_id, telegramId, content })
  })

  bot.catch(({ error }) => {
    if (isNotTaken(error)) throw error
    ctx.log.warn({ reason: messageOf(error) }, 'bot.reply.failed')
  })
  return bot
}

/** Safe to log and rethrow. */
export const redactToken = (error: unknown) => new Error(messageOf(error))
