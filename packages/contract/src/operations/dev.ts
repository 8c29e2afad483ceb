import * as z from 'zod/mini'
import { instant, MAX_INTEGER, nothing } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { network } from '../publishing/networks.ts'

/** Launch parameters signed by the local bot token. Answers 404 when the sandbox is off. */
export const launchTelegram = defineRoute({
  method: 'POST',
  path: '/dev/telegram/launch',
  access: 'public',
  rate: 'signIn',
  summary: 'Параметры запуска мини-приложения для /dev/telegram',
  affects: [],
  body: z.object({
    firstName: z.string().check(z.maxLength(64)),
    telegramId: z.int().check(z.minimum(1), z.maximum(2 ** 52)),
    platform: z.enum(['android', 'ios', 'tdesktop', 'weba']),
    startParam: z.optional(z.string().check(z.regex(/^[\w-]{0,512}$/))),
  }),
  /** The hash part of the mini-app's address. */
  data: z.object({ hash: z.string() }),
  errors: ['NOT_FOUND'],
})

/** The same, signed by the local bot of MAX. */
export const launchMax = defineRoute({
  method: 'POST',
  path: '/dev/max/launch',
  access: 'public',
  rate: 'signIn',
  summary: 'Параметры запуска мини-приложения для /dev/max',
  affects: [],
  body: z.object({
    firstName: z.string().check(z.maxLength(64)),
    personId: z.int().check(z.minimum(1), z.maximum(2 ** 52)),
    platform: z.enum(['android', 'ios', 'desktop', 'web']),
    startParam: z.optional(z.string().check(z.regex(/^[\w-]{0,512}$/))),
  }),
  data: z.object({ hash: z.string() }),
  errors: ['NOT_FOUND'],
})

/** Sample input for sandbox networks without a sign-in page. Empty for other networks. */
export const suggestAccounts = defineRoute({
  method: 'GET',
  path: '/dev/networks/:network/accounts',
  access: 'public',
  rate: 'read',
  summary: 'Аккаунты песочницы, которые вводят руками',
  tags: [],
  params: z.object({ network }),
  data: z.array(
    z.object({ title: z.string(), username: z.string(), password: z.nullable(z.string()) }),
  ),
  errors: ['NOT_FOUND'],
})

const ofPerson = {
  params: z.object({
    telegramId: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2 ** 52)),
  }),
} as const

/** A message of the chat with the local bot. `html` is in Telegram's markup. */
export const botChatMessage = z.object({
  id: z.int(),
  isFromPerson: z.boolean(),
  /** Only in a group. */
  author: z.nullable(z.string()),
  html: z.string(),
  media: z.array(
    z.object({
      kind: z.enum(['image', 'video', 'audio', 'document']),
      url: z.string(),
      /** Only for a document. */
      name: z.optional(z.string()),
    }),
  ),
  /** `data` is sent to the bot; `url` opens a page of the mini-app. */
  buttons: z.array(z.array(z.object({ text: z.string(), url: z.string(), data: z.string() }))),
  isReplyAsked: z.boolean(),
  at: instant,
})
export type BotChatMessage = z.infer<typeof botChatMessage>

export const botChat = z.object({
  messages: z.array(botChatMessage),
  /** The bot's answer to the last press. */
  answer: z.nullable(z.string()),
  /** The team's group chat. */
  group: z.object({
    title: z.string(),
    topics: z.array(z.object({ id: z.int(), title: z.string() })),
    isBotIn: z.boolean(),
  }),
})
export type BotChat = z.infer<typeof botChat>

export const readBotChat = defineRoute({
  ...ofPerson,
  method: 'GET',
  path: '/dev/telegram/chats/:telegramId',
  access: 'public',
  rate: 'read',
  summary: 'Чат с ботом песочницы',
  tags: ['botChat'],
  query: z.object({
    /** A topic of the group, 0 for the general one; absent in the chat with the bot. */
    thread: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000))),
  }),
  data: botChat,
  errors: ['NOT_FOUND', 'NETWORK_UNAVAILABLE'],
})

const messageId = z.int().check(z.minimum(0), z.maximum(MAX_INTEGER))

export const actInBotChat = defineRoute({
  ...ofPerson,
  method: 'POST',
  path: '/dev/telegram/chats/:telegramId',
  access: 'public',
  rate: 'write',
  summary: 'Написать боту песочницы или нажать его кнопку',
  affects: ['botChat'],
  body: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('write'),
      text: z.string().check(z.minLength(1), z.maxLength(4096)),
      replyTo: z.nullable(messageId),
      thread: z.nullable(messageId),
    }),
    z.object({
      kind: z.literal('press'),
      messageId,
      data: z.string().check(z.maxLength(64)),
      thread: z.nullable(messageId),
    }),
    /** Adds the bot to the team's group, by a link with the code. */
    z.object({ kind: z.literal('join'), code: z.string().check(z.maxLength(64)) }),
    z.object({ kind: z.literal('leave') }),
  ]),
  data: nothing,
  errors: ['NOT_FOUND', 'NETWORK_UNAVAILABLE'],
})
