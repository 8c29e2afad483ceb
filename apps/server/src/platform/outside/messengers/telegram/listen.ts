import { once } from 'node:events'
import { Bot } from 'grammy'
import type { Listening } from '../port.ts'
import { appButton } from './app-button.ts'

/** Limits the updates Telegram sends. */
const HANDLED_UPDATES = [
  'message',
  'edited_message',
  'callback_query',
  'my_chat_member',
  'pre_checkout_query',
  'inline_query',
] as const

/** Longer than Telegram's long poll, which is half a minute. */
const TIMEOUT_SECONDS = 50

/** Telegram's errors include the URL, and the token is part of it: only the message is used. */
const redactToken = (error: unknown) =>
  new Error(error instanceof Error ? error.message : 'unknown')

type Talk = Listening & { bot: Bot }

/** The library declares an older type; it only listens for `abort`, which both have. */
const asBotSignal = (signal: AbortSignal) =>
  signal as unknown as NonNullable<Parameters<Bot['api']['getMe']>[0]>

const setMenuButton = async ({ config, menu, bot, signal }: Talk) => {
  const [button] = appButton({ config, ...menu })
  if (!button) return
  const menu_button = { type: 'web_app', ...button } as const
  await bot.api.setChatMenuButton({ menu_button }, asBotSignal(signal))
}

const setCommands = async (talk: Talk) => {
  const { bot, commands, signal, log } = talk
  await bot.api
    .setMyCommands([...commands], undefined, asBotSignal(signal))
    .then(() => setMenuButton(talk))
    .catch((error: unknown) =>
      log.info({ reason: redactToken(error).message }, 'bot.commands.save_failed'),
    )
}

const untilAborted = async (signal: AbortSignal) => {
  if (!signal.aborted) await once(signal, 'abort')
}

const poll = async (talk: Talk): Promise<void> => {
  const { bot, signal, onUpdate } = talk
  bot.use(({ update }) => onUpdate(update))
  // An update that could not be handled ends the run: Telegram brings it again.
  bot.catch(({ error }) => {
    throw error
  })
  // Called here because the library would retry forever and ignore the signal.
  bot.botInfo = await bot.api.getMe(asBotSignal(signal))
  if (signal.aborted) return
  // Concurrent with polling: presses and payments must not wait for it.
  const settingCommands = setCommands(talk)
  const stop = () => void bot.stop().catch(() => undefined)
  signal.addEventListener('abort', stop, { once: true })
  try {
    await bot.start({ allowed_updates: HANDLED_UPDATES })
  } finally {
    signal.removeEventListener('abort', stop)
    await settingCommands
  }
}

const runWebhook = async (talk: Talk, { url, secret }: { url: string; secret: string }) => {
  const { bot, signal } = talk
  await setCommands(talk)
  await bot.api.setWebhook(
    url,
    { secret_token: secret, allowed_updates: HANDLED_UPDATES },
    asBotSignal(signal),
  )
  await untilAborted(signal)
}

/** Long polling or a webhook, until aborted. */
export const listen = async (listening: Listening): Promise<void> => {
  const { config, webhook } = listening
  if (!config.telegram) return
  const bot = new Bot(config.telegram.botToken, {
    client: { apiRoot: config.bot.apiUrl, timeoutSeconds: TIMEOUT_SECONDS },
  })
  const talk = { ...listening, bot }
  try {
    await (webhook ? runWebhook(talk, webhook) : poll(talk))
  } catch (error) {
    throw redactToken(error)
  }
}
