import * as z from 'zod/mini'
import { network } from './networks.ts'
import { defineRoute } from './route.ts'

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

/** What to type where a network of the sandbox has no sign-in page. Empty for the other networks. */
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
