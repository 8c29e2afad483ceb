import { expect } from 'vitest'
import { z } from 'zod'
import { createSender } from '../src/modules/delivery/bot-outbox/index.ts'
import {
  disconnectGroups,
  followBotMessages,
  hasOtherMessenger,
} from '../src/modules/delivery/notifications/index.ts'
import { messengers } from '../src/platform/outside/messengers/messengers.ts'
import { telegramWebhookSecret } from '../src/platform/outside/messengers/telegram/call-telegram.ts'
import type { TestTelegram } from './telegram-server.ts'
import type { TestShell } from './test-shell.ts'

type Shown = ReturnType<TestTelegram['messages']>[number]
type SentFile = { name: string; type: string; bytes: Buffer }

const updates = z.object({ result: z.array(z.looseObject({ update_id: z.number() })) })

/** Chats of people with the bot, whose updates come to the webhook as Telegram brings them. The app needs `isWebhook`. */
export const openBotChat = ({ app, telegram }: { app: TestShell; telegram: TestTelegram }) => {
  let offset = 0

  /** Also twice, as Telegram does when it got no answer. */
  const deliver = async (update: object, times = 1) => {
    const requests = Array.from({ length: times }, () =>
      app.http.inject({
        method: 'POST',
        url: '/api/bot/webhook',
        headers: { 'x-telegram-bot-api-secret-token': telegramWebhookSecret(app.ctx.secrets) },
        payload: update,
      }),
    )
    for (const answer of await Promise.all(requests)) expect(answer.statusCode).toBe(200)
  }

  const takeUpdates = async () => {
    const { config } = app.ctx
    const url = `${config.bot.apiUrl}/bot${config.telegram?.botToken}/getUpdates?offset=${offset}`
    const { result } = updates.parse(await (await fetch(url)).json())
    offset = (result.at(-1)?.update_id ?? offset - 1) + 1
    return result
  }

  const bringAll = async (times = 1) => {
    for (const update of await takeUpdates()) await deliver(update, times)
  }

  /** Jobs and messages, until nothing is left to do. */
  const settle = async () => {
    const pass = () =>
      createSender({
        messenger: messengers.telegram,
        ctx: app.ctx,
        onSettled: followBotMessages,
        onChatLost: disconnectGroups,
        hasOtherWay: hasOtherMessenger,
      })()
    while ((await app.runDueJobs()) + (await pass()).sent > 0);
  }

  const chatOf = (person: number): Shown[] =>
    telegram.messages().filter(({ accountId }) => accountId === String(person))
  const buttonsOf = (person: number) => chatOf(person).flatMap(({ buttons = [] }) => buttons)

  return {
    deliver,
    takeUpdates,
    bringAll,
    settle,
    chatOf,
    wordsOf: (person: number) => chatOf(person).map(({ text }) => text),
    /** Labels of the buttons that do something. */
    labelsOf: (person: number) =>
      buttonsOf(person).flatMap(({ text, data }) => (data ? [text] : [])),
    /** The page of the app that a button of this label opens. */
    pathOf: (person: number, label: string): string | null => {
      const button = buttonsOf(person).findLast(({ text, url }) => text === label && url)
      return button ? new URL(button.url).searchParams.get('to') : null
    },
    dataOf: (person: number, label: string): string =>
      buttonsOf(person).findLast(({ text, data }) => text === label && data)?.data ?? '',
    /** Presses of any data, as a client could send. */
    bring: async (person: number, data: string, times = 1) => {
      telegram.act('press', { person: String(person), message: '1', data: data || ' ' })
      await bringAll(times)
    },
    write: (person: number, text: string, reply = '') =>
      telegram.act('write', { person: String(person), text, reply }),
    send: async (person: number, { text = '', files }: { text?: string; files: SentFile[] }) => {
      const form = new FormData()
      form.append('text', text)
      for (const { name, type, bytes } of files) {
        form.append('file', new Blob([new Uint8Array(bytes)], { type }), name)
      }
      const origin = telegram.apiUrl.replace(/\/api$/, '/www')
      const answer = await fetch(`${origin}/chat/${person}/send`, { method: 'POST', body: form })
      expect(answer.status).toBe(200)
    },
    /** What presses were answered with, oldest first. */
    answers: () =>
      telegram.host
        .requests()
        .filter(({ path }) => path.endsWith('/answerCallbackQuery'))
        .map(({ fields }) => z.object({ text: z.string() }).parse(fields).text),
  }
}

export type BotChat = ReturnType<typeof openBotChat>
