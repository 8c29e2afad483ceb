import { randomBytes } from 'node:crypto'
import { id, wallTime } from '@kadr/contract/base/primitives'
import { laterChoice } from '@kadr/contract/publishing/post-targets'
import * as z from 'zod/mini'

const ofPost = { postId: id, version: z.int() }
const ofTarget = { ...ofPost, targetId: id }
const ofConversation = { conversationId: id }
const ofAutomation = { automationId: z.int(), version: z.int() }

/** Actions of notifications. `version` is that of the subject when the button was sent. */
export const noticeAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('retry'), ...ofTarget }),
  z.object({ kind: z.literal('settle_published'), ...ofTarget }),
  z.object({ kind: z.literal('settle_absent'), ...ofTarget }),
  /** Of a publication by hand: they stay valid after a reminder, so the version does not count. */
  z.object({ kind: z.literal('bring_files'), ...ofTarget }),
  z.object({ kind: z.literal('hand_published'), ...ofTarget }),
  z.object({ kind: z.literal('hand_absent'), ...ofTarget }),
  z.object({ kind: z.literal('postpone'), ...ofTarget, until: laterChoice }),
  /** The reply to the question about its link. */
  z.object({ kind: z.literal('give_link'), ...ofTarget }),
  z.object({ kind: z.literal('approve'), ...ofPost }),
  /** Asks for the note; the reply to that question is `return`. */
  z.object({ kind: z.literal('ask_note'), ...ofPost }),
  z.object({ kind: z.literal('return'), ...ofPost }),
  z.object({ kind: z.literal('publish_now'), ...ofPost }),
  z.object({ kind: z.literal('publish_tomorrow'), ...ofPost }),
  z.object({ kind: z.literal('unschedule'), ...ofPost }),
  /** Moves a draft that a rule made for the person to the trash. */
  z.object({ kind: z.literal('discard_post'), ...ofPost }),
  z.object({ kind: z.literal('pause_automation'), ...ofAutomation }),
  z.object({ kind: z.literal('resume_automation'), ...ofAutomation }),
  /** Of what somebody wrote to an account. */
  z.object({ kind: z.literal('suggest_answer'), ...ofConversation }),
  z.object({ kind: z.literal('hide_conversation'), ...ofConversation }),
  z.object({ kind: z.literal('later_conversation'), ...ofConversation }),
  /** Of what an assistant asks to make public. */
  z.object({ kind: z.literal('confirm_publish'), confirmationId: id }),
  z.object({ kind: z.literal('refuse_publish'), confirmationId: id }),
  z.object({ kind: z.literal('send_reel'), generationId: id }),
  z.object({ kind: z.literal('draft_reel'), generationId: id }),
])
export type NoticeAction = z.infer<typeof noticeAction>

const ofDraft = { draft: z.object(ofPost) }

/** Actions of the message about a draft made in the chat. */
const draftAction = z.discriminatedUnion('kind', [
  /** Replaces the accounts of the draft. */
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
  /** Chooses the workspace of the draft, when the person has several. */
  z.object({ kind: z.literal('draft_workspace'), batch: z.string() }),
  /** Its words become the topic of a reel. */
  z.object({ kind: z.literal('draft_to_reel'), ...ofDraft }),
  /** Its words and files take the places of a template. */
  z.object({ kind: z.literal('draft_template'), ...ofDraft, templateId: id }),
])
export type DraftAction = z.infer<typeof draftAction>

const ofDialog = { dialog: z.object({ id: z.int(), version: z.int() }) }

/** Actions of the questions about a reel. */
const dialogAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('dialog_workspace'), ...ofDialog }),
  /** Adds the words to a list, answers any other question. */
  z.object({ kind: z.literal('dialog_chip'), ...ofDialog, chip: z.string() }),
  /** The answer or the fact that is shown holds. */
  z.object({ kind: z.literal('dialog_next'), ...ofDialog }),
  z.object({ kind: z.literal('dialog_skip'), ...ofDialog }),
  /** The message that was split is one answer, or as many as shown. */
  z.object({ kind: z.literal('dialog_split'), ...ofDialog, isOne: z.boolean() }),
  z.object({ kind: z.literal('dialog_template'), ...ofDialog, templateId: id }),
  z.object({ kind: z.literal('dialog_finish'), ...ofDialog }),
  z.object({ kind: z.literal('dialog_edit'), ...ofDialog }),
  z.object({ kind: z.literal('dialog_remember'), ...ofDialog }),
  /** Works after the dialog has ended too. */
  z.object({ kind: z.literal('dialog_build'), ...ofDialog, reelId: id }),
])
export type DialogAction = z.infer<typeof dialogAction>

/** Actions of messages about answers: one that was suggested, one on its way. */
const answerAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('send_suggested'), ...ofConversation, text: z.string() }),
  z.object({ kind: z.literal('cancel_answer'), ...ofConversation, answerId: id }),
])
export type AnswerAction = z.infer<typeof answerAction>

export const botAction = z.discriminatedUnion('kind', [
  noticeAction,
  draftAction,
  dialogAction,
  answerAction,
])
export type BotAction = z.infer<typeof botAction>

const ACTION_ID_BYTES = 16
const ACTION_ID = /^[\w-]{22}$/

/** 22 characters; a button may carry 64 bytes. */
export const createActionId = () => randomBytes(ACTION_ID_BYTES).toString('base64url')
export const isActionId = (text: string) => ACTION_ID.test(text)
