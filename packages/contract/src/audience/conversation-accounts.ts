import * as z from 'zod/mini'
import { id, instant } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { network } from '../publishing/networks.ts'

/** How an account's incoming is read, told as it is. */
export const conversationAccount = z.object({
  connectionId: id,
  network,
  title: z.string(),
  handle: z.nullable(z.string()),
  /** Switched on by a person. */
  isOn: z.boolean(),
  /** Russian: why nothing can come; null when it can. */
  refusal: z.nullable(z.string()),
  /** Russian: what does not come, or who answers; null when there is nothing to say. */
  note: z.nullable(z.string()),
  abilities: z.object({
    comments: z.boolean(),
    mentions: z.boolean(),
    direct: z.boolean(),
    canAnswer: z.boolean(),
    canHide: z.boolean(),
    canDelete: z.boolean(),
    canAnswerPrivately: z.boolean(),
  }),
  /** Not granted yet: signing in again asks for them. */
  missingScopes: z.array(z.string()),
  /** `hooks`: the network tells at once, and it is read from time to time besides. `updates`: comes to our bot. */
  way: z.nullable(z.enum(['hooks', 'polling', 'updates'])),
  lastReadAt: z.nullable(instant),
  nextReadAt: z.nullable(instant),
  /** Russian: why the last reading failed, or what it waits for. */
  failure: z.nullable(z.string()),
})
export type ConversationAccount = z.infer<typeof conversationAccount>

export const listConversationAccounts = defineRoute({
  method: 'GET',
  path: '/conversations/accounts',
  access: 'workspace',
  action: 'inbox.read',
  rate: 'read',
  summary: 'Как читаются входящие аккаунтов',
  tags: ['conversationAccounts'],
  data: z.array(conversationAccount),
})

/** Off: nothing is read or answered; what has come stays. */
export const switchConversationAccount = defineRoute({
  method: 'PUT',
  path: '/conversations/accounts/:id',
  access: 'workspace',
  action: 'inbox.moderate',
  rate: 'write',
  summary: 'Читать входящие аккаунта или нет',
  affects: ['conversationAccounts'],
  params: z.object({ id }),
  body: z.object({ isOn: z.boolean() }),
  data: conversationAccount,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/** Out of turn. */
export const readConversationAccount = defineRoute({
  method: 'POST',
  path: '/conversations/accounts/:id/read',
  access: 'workspace',
  action: 'inbox.answer',
  rate: 'heavy',
  summary: 'Прочитать входящие аккаунта сейчас',
  affects: ['conversationAccounts'],
  params: z.object({ id }),
  data: conversationAccount,
  errors: ['NOT_FOUND', 'CONFLICT'],
})
