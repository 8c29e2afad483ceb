import { Bot, InlineKeyboard } from 'grammy'
import type { ChatMember } from 'grammy/types'
import type { AppContext } from '../../context.ts'
import { appButton } from '../../platform/telegram/app-button.ts'
import { copy } from './copy.ts'
import { isNotTaken, offerUpdate, type TakeUpdate } from './take-update.ts'

/** The only updates we handle: Telegram need not send others. */
export const HANDLED_UPDATES = [
  'message',
  'callback_query',
  'my_chat_member',
  'pre_checkout_query',
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
}) => {
  const buttons = appButton({ config: ctx.config, text: label, path })
  if (buttons.length === 0) return { text: `${text}\n${ctx.config.publicUrl}${path}`, other: {} }
  return { text, other: { reply_markup: new InlineKeyboard([buttons]) } }
}

const offerOf = ({ ctx, chat }: { ctx: AppContext; chat: { id: number; title: string } }) =>
  withButton({
    ctx,
    text: copy.offer(chat.title),
    label: copy.attach,
    path: `/connections?telegram=${chat.id}`,
  })

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

  bot.chatType('private').command('start', async (update) => {
    const { text, other } = withButton({
      ctx,
      text: copy.start,
      label: copy.open,
      path: '/dashboard',
    })
    await update.reply(text, other)
  })

  bot.chatType('private').command('paysupport', async (update) => {
    const { text, other } = withButton({
      ctx,
      text: copy.paySupport(ctx.config.supportUrl),
      label: copy.openAccount,
      path: '/account',
    })
    await update.reply(text, other)
  })

  bot.on('my_chat_member', async ({ api, myChatMember }) => {
    const { chat, from, old_chat_member: before, new_chat_member: after } = myChatMember
    if (chat.type !== 'channel' || after.status !== 'administrator' || canPost(before)) return
    const { text, other } = canPost(after)
      ? offerOf({ ctx, chat })
      : { text: copy.noRight(chat.title), other: {} }
    await api.sendMessage(from.id, text, other)
  })

  // A user who never wrote to the bot can't be messaged: not a reason to stop.
  bot.catch(({ error }) => {
    if (isNotTaken(error)) throw error
    ctx.log.info({ reason: messageOf(error) }, 'bot.reply.failed')
  })
  return bot
}

/** Safe to log and rethrow. */
export const redactToken = (error: unknown) => new Error(messageOf(error))
