import * as z from 'zod/mini'
import { id, instant } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { network } from '../publishing/networks.ts'
import { postTime } from '../publishing/posts.ts'

/** What an assistant asks to do before the eyes of others. */
export const confirmationKind = z.enum(['schedule', 'publish', 'answer'])
export type ConfirmationKind = z.infer<typeof confirmationKind>

/** `failed`: the person agreed, and it could not be done; `message` tells why. */
export const confirmationState = z.enum(['waiting', 'done', 'refused', 'expired', 'failed'])
export type ConfirmationState = z.infer<typeof confirmationState>

export const confirmation = z.object({
  id,
  kind: confirmationKind,
  state: confirmationState,
  caller: z.object({ kind: z.enum(['key', 'program']), name: z.string() }),
  workspace: z.object({ id, name: z.string() }),
  createdAt: instant,
  expiresAt: instant,
  /** Russian: how it ended; null while it waits. */
  message: z.nullable(z.string()),
  /** The post as it will go out; null for an answer, and when it was deleted. */
  post: z.nullable(
    z.object({
      id,
      text: z.string(),
      pictures: z.array(z.string()),
      accounts: z.array(z.object({ network, title: z.string() })),
      /** Null: at once. */
      time: z.nullable(postTime),
      /** It was changed after it was asked for: it will not go out. */
      isChanged: z.boolean(),
    }),
  ),
  answer: z.nullable(
    z.object({
      conversationId: id,
      text: z.string(),
      network,
      accountTitle: z.string(),
      personName: z.nullable(z.string()),
      /** What the person wrote last. */
      question: z.string(),
    }),
  ),
})
export type Confirmation = z.infer<typeof confirmation>

/** Of the caller's own keys and programs, in whichever workspace. */
export const getConfirmation = defineRoute({
  method: 'GET',
  path: '/integrations/confirmations/:id',
  access: 'user',
  rate: 'read',
  summary: 'Что просит опубликовать помощник',
  tags: ['confirmation'],
  params: z.object({ id }),
  data: confirmation,
  errors: ['NOT_FOUND'],
})

/** Once: a later answer finds what the first one did. */
export const decideConfirmation = defineRoute({
  method: 'POST',
  path: '/integrations/confirmations/:id',
  access: 'user',
  rate: 'write',
  summary: 'Опубликовать или не публиковать',
  affects: ['posts', 'post', 'calendar', 'targetHistory', 'conversations', 'notifications'],
  answers: getConfirmation,
  params: z.object({ id }),
  body: z.object({ isConfirmed: z.boolean() }),
  data: confirmation,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
})
