import { createHash, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { telegramWebhook } from '@kadr/contract/bot'
import { UserError } from '@kadr/domain/app-error'
import type { Bot } from 'grammy'
import type { Update } from 'grammy/types'
import type { AppContext } from '../../context.ts'
import { appButton } from '../../platform/telegram/app-button.ts'
import { telegramWebhookSecret } from '../../platform/telegram/call-telegram.ts'
import { COMMANDS, copy } from './copy.ts'
import { createBot, HANDLED_UPDATES, redactToken } from './create-bot.ts'
import { isNotTaken, type TakeUpdate } from './take-update.ts'

type Talk = {
  ctx: AppContext
  token: string
  takers: readonly TakeUpdate[]
  signal: AbortSignal
}

/** The library declares an older type; it only listens for `abort`, which both have. */
const asBotSignal = (signal: AbortSignal) =>
  signal as unknown as NonNullable<Parameters<Bot['api']['getMe']>[0]>

const secretOf = ({ secrets }: AppContext) => telegramWebhookSecret(secrets)

/** Beside the input field of every chat. */
const setMenuButton = async ({
  ctx: { config },
  bot,
  signal,
}: Pick<Talk, 'ctx' | 'signal'> & { bot: Bot }) => {
  const [button] = appButton({ config, text: copy.menu, path: '/dashboard' })
  if (!button) return
  const menu_button = { type: 'web_app', ...button } as const
  await bot.api.setChatMenuButton({ menu_button }, asBotSignal(signal))
}

const setCommands = async ({ ctx, bot, signal }: Pick<Talk, 'ctx' | 'signal'> & { bot: Bot }) => {
  await bot.api
    .setMyCommands([...COMMANDS], undefined, asBotSignal(signal))
    .then(() => setMenuButton({ ctx, bot, signal }))
    .catch((error: unknown) =>
      ctx.log.info({ reason: redactToken(error).message }, 'bot.commands.save_failed'),
    )
}

const untilAborted = async (signal: AbortSignal) => {
  if (!signal.aborted) await once(signal, 'abort')
}

const poll = async ({ ctx, token, takers, signal }: Talk): Promise<void> => {
  const bot = createBot({ ctx, token, takers })
  // Called here because the library would retry forever and ignore the signal.
  bot.botInfo = await bot.api.getMe(asBotSignal(signal))
  if (signal.aborted) return
  // Beside the polling: whoever has pressed or paid waits for the first request for updates.
  const settingCommands = setCommands({ ctx, bot, signal })
  const stop = () => void bot.stop().catch(() => undefined)
  signal.addEventListener('abort', stop, { once: true })
  try {
    await bot.start({ allowed_updates: HANDLED_UPDATES })
  } finally {
    signal.removeEventListener('abort', stop)
    await settingCommands
  }
}

const runWebhook = async ({ ctx, token, takers, signal }: Talk): Promise<void> => {
  const bot = createBot({ ctx, token, takers })
  await setCommands({ ctx, bot, signal })
  await bot.api.setWebhook(
    `${ctx.config.publicUrl}/api${telegramWebhook.path}`,
    {
      secret_token: secretOf(ctx),
      allowed_updates: HANDLED_UPDATES,
    },
    asBotSignal(signal),
  )
  await untilAborted(signal)
}

/** Long polling or a webhook, until aborted. */
export const runBot = async (talk: Talk): Promise<void> => {
  try {
    await (talk.ctx.config.bot.isWebhook ? runWebhook(talk) : poll(talk))
  } catch (error) {
    throw redactToken(error)
  }
}

const isEqual = (a: string, b: string) => {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}

/** Only Telegram knows the webhook's secret, so the body is an update. */
const asUpdate = (body: { update_id: number }): Update => body

export const createWebhook = ({
  ctx,
  takers,
}: {
  ctx: AppContext
  takers: readonly TakeUpdate[]
}) => {
  const token = ctx.config.bot.isWebhook ? ctx.config.telegram?.botToken : undefined
  let bot: Bot | undefined
  return async (input: { secret: string | undefined; body: { update_id: number } }) => {
    if (!token) throw new UserError({ code: 'NOT_FOUND', userMessage: 'Такого адреса нет' })
    if (!isEqual(input.secret ?? '', secretOf(ctx))) {
      throw new UserError({ code: 'FORBIDDEN', userMessage: 'Этот адрес только для Telegram' })
    }
    bot ??= createBot({ ctx, token, takers })
    try {
      if (!bot.isInited()) bot.botInfo = await bot.api.getMe()
      await bot.handleUpdate(asUpdate(input.body))
    } catch (error) {
      if (isNotTaken(error)) throw error
      // An error response would make Telegram redeliver the same update.
      ctx.log.warn({ reason: redactToken(error).message }, 'bot.update.failed')
    }
    return {}
  }
}
