import { randomBytes } from 'node:crypto'
import { wallTime } from '@kadr/contract/posts'
import { id } from '@kadr/contract/primitives'
import * as z from 'zod/mini'

const ofPost = { postId: id, version: z.int() }
const ofTarget = { ...ofPost, targetId: id }
const ofAutomation = { automationId: z.int(), version: z.int() }

/** Offered by notifications. `version` is that of the subject when the button was offered. */
export const noticeAction = z.discriminatedUnion('kind', [
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
  /** Puts a draft that was made for the person into the trash. */
  z.object({ kind: z.literal('discard_post'), ...ofPost }),
  z.object({ kind: z.literal('pause_automation'), ...ofAutomation }),
  z.object({ kind: z.literal('resume_automation'), ...ofAutomation }),
  z.object({ kind: z.literal('send_reel'), generationId: id }),
  z.object({ kind: z.literal('draft_reel'), generationId: id }),
])
export type NoticeAction = z.infer<typeof noticeAction>

const ofDraft = { draft: z.object(ofPost) }

/** Offered by the message of a draft that was made in the chat. */
const draftAction = z.discriminatedUnion('kind', [
  /** The accounts it goes to from now on. */
  z.object({ kind: z.literal('draft_accounts'), ...ofDraft, connectionIds: z.array(id) }),
  /** `main`, `days`, or a date whose hours are shown. */
  z.object({ kind: z.literal('draft_view'), ...ofDraft, view: z.string() }),
  z.object({
    kind: z.literal('draft_plan'),
    ...ofDraft,
    when: z.union([z.enum(['now', 'slot']), wallTime]),
  }),
  z.object({ kind: z.literal('draft_cancel'), ...ofDraft }),
  z.object({ kind: z.literal('draft_product'), ...ofDraft, url: z.string() }),
  /** Where the draft is made, asked when there are several workspaces. */
  z.object({ kind: z.literal('draft_workspace'), batch: z.string() }),
])
export type DraftAction = z.infer<typeof draftAction>

/** What a button does. */
export const botAction = z.discriminatedUnion('kind', [noticeAction, draftAction])
export type BotAction = z.infer<typeof botAction>

const ACTION_ID_BYTES = 16
const ACTION_ID = /^[\w-]{22}$/

/** 22 characters; a button may carry 64 bytes. */
export const createActionId = () => randomBytes(ACTION_ID_BYTES).toString('base64url')
export const isActionId = (text: string) => ACTION_ID.test(text)
