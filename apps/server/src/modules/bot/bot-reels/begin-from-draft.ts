import { SENTENCE_MAX } from '@kadr/contract/studio/sentence'
import type { ChatAddress } from '../../../platform/outside/messengers/incoming.ts'
import { readPost } from '../../publishing/posts/index.ts'
import { beginDialog } from './begin-dialog.ts'
import type { Press } from './change-dialog.ts'
import { takeTemplateForDraft } from './offer-templates.ts'
import { showDialog } from './show-dialog.ts'

const WANTED = 200

/** The first sentence of a text: a topic, not the whole post. */
const topicOf = (text: string): string => {
  const [line = ''] = text.trim().split('\n')
  const [, sentence = line] = /^(.{10,}?[.!?…])\s/u.exec(line) ?? []
  if (sentence.length <= WANTED) return sentence
  return sentence.slice(0, Math.min(WANTED, SENTENCE_MAX)).replace(/\s+\S*$/u, '')
}

/** Questions about the words of a draft, as a new message. */
export const beginFromDraft = async ({
  ctx,
  tx,
  actor: { userId, workspaceId },
  postId: id,
  place,
}: Omit<Press, 'dialog'> & { postId: string; place: ChatAddress }): Promise<void> => {
  const { text } = await readPost({ ctx, workspaceId, id })
  await beginDialog({ ctx, tx, userId, place, workspaceId, sentence: topicOf(text) })
}

/** The questions of a template about a draft, as a new message; without any the reel is made at once. */
export const beginTemplateFromDraft = async (
  press: Omit<Press, 'dialog'> & { postId: string; place: ChatAddress; templateId: string },
): Promise<void> => {
  const { ctx, tx } = press
  const dialog = await takeTemplateForDraft(press)
  await showDialog({ ctx, tx, dialog })
}
