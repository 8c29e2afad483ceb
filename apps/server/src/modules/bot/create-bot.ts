import { Bot, InlineKeyboard } from 'grammy'
import type { ChatMember } from 'grammy/types'
import type { AppContext } from '../../context.ts'
import { appButton } from '../../platform/telegram/app-button.ts'
import { copy } from './copy.ts'

/** The only updates we handle: Telegram need not send others. */
export const HANDLED_UPDATES = ['message', 'my_chat_member'] as const

/** Longer than Telegram holds a question for news, which is half a minute. */
const TIMEOUT_SECONDS = 50

/** Telegram's errors carry the address they called, and the token is a part of it: only the words are told. */
const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown')

const canPost = (member: ChatMember) =>
  member.status === 'administrator' && member.can_post_messages === true

/** A message with a button that opens the app, or with the address where buttons can't. */
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

/** The bot with all it can do; how updates reach it is decided elsewhere. */
export const createBot = ({ ctx, token }: { ctx: AppContext; token: string }): Bot => {
  const bot = new Bot(token, {
    client: { apiRoot: ctx.config.bot.apiUrl, timeoutSeconds: TIMEOUT_SECONDS },
  })

  bot.chatType('private').command('start', async (update) => {
    const { text, other } = withButton({
      ctx,
      text: copy.start,
      label: copy.open,
      path: '/dashboard',
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

  // Whoever never wrote to the bot can't be answered: that is no reason to stop.
  bot.catch(({ error }) => {
    ctx.log.info({ reason: messageOf(error) }, 'bot could not answer')
  })
  return bot
}

/** What is safe to log and to throw on. */
export const withoutToken = (error: unknown) => new Error(messageOf(error))
