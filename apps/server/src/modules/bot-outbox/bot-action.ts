import { randomBytes } from 'node:crypto'
import { id } from '@kadr/contract/primitives'
import * as z from 'zod/mini'

const ofPost = { postId: id, version: z.int() }
const ofTarget = { ...ofPost, targetId: id }

/** What a button does. `version` is that of the subject when the button was offered. */
export const botAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('retry'), ...ofTarget }),
  z.object({ kind: z.literal('settle_published'), ...ofTarget }),
  z.object({ kind: z.literal('settle_absent'), ...ofTarget }),
  z.object({ kind: z.literal('approve'), ...ofPost }),
  /** Asks for the note; the reply to that question is `return`. */
  z.object({ kind: z.literal('ask_note'), ...ofPost }),
  z.object({ kind: z.literal('return'), ...ofPost }),
  z.object({ kind: z.literal('publish_now'), ...ofPost }),
  z.object({ kind: z.literal('publish_tomorrow'), ...ofPost }),
  z.object({ kind: z.literal('unschedule'), ...ofPost }),
])
export type BotAction = z.infer<typeof botAction>

const ACTION_ID_BYTES = 16
const ACTION_ID = /^[\w-]{22}$/

/** 22 characters; a button may carry 64 bytes. */
export const createActionId = () => randomBytes(ACTION_ID_BYTES).toString('base64url')
export const isActionId = (text: string) => ACTION_ID.test(text)
