import type { AiOutputOf } from '@kadr/contract/studio/ai-outputs'
import type { TalkingHeadForm } from '@kadr/contract/studio/talking-head'
import { talkingHeadFromWords } from '@kadr/scene/kinds/talking-head/from-words'
import { createTalkingForm } from '@kadr/scene/kinds/talking-head/new-form'
import type { ReelDraft } from '../../../../reel-editor/document/reel-draft.ts'

const MAX_TITLE = 60
const UNNAMED = 'Новый ролик с ведущим'

/** The default title: the first words of the script. */
export const titleOf = ({ script }: TalkingHeadForm): string => {
  const line = script.replaceAll(/[*+]/g, '').replaceAll(/\s+/g, ' ').trim()
  if (line === '') return UNNAMED
  return line.length <= MAX_TITLE ? line : `${line.slice(0, MAX_TITLE - 1).trimEnd()}…`
}

const draftOf = (form: TalkingHeadForm): ReelDraft => ({
  title: titleOf(form),
  content: { kind: 'talking-head', form },
})

export const newDraft = (): ReelDraft => draftOf(createTalkingForm())

export const buildTalkingHeadFromText = (words: AiOutputOf<'talking_head'>): ReelDraft =>
  draftOf(talkingHeadFromWords({ form: createTalkingForm(), words }))
