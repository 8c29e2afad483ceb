import type { AiOutputOf } from '@kadr/contract/ai-outputs'
import type { ReelDraft } from '../../../reel-editor/document/reel-draft.ts'
import { EDITED_TALKING_HEAD } from './edited-talking-head.ts'
import { newDraft } from './new-draft.ts'
import { scriptOf } from './script-of.ts'

const { read, pack, titleOf } = EDITED_TALKING_HEAD

/** A new reel in which the presenter says what was written. */
export const talkingHeadOfWords = ({ lines }: AiOutputOf<'talking_head'>): ReelDraft => {
  const form = { ...read(newDraft().content), script: scriptOf(lines) }
  return { title: titleOf(form), content: pack(form) }
}
