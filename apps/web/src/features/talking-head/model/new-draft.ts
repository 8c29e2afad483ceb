import type { AiOutputOf } from '@kadr/contract/ai-outputs'
import type { TalkingHeadForm } from '@kadr/contract/talking-head'
import { chooseStyle } from '@kadr/scene/director/choose-style'
import { joinScript } from '@kadr/scene/kinds/talking-head/join-script'
import { createTalkingForm } from '@kadr/scene/kinds/talking-head/new-form'
import type { ReelDraft } from '../../../reel-editor/document/reel-draft.ts'

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

/** A new script for an untouched reel brings the style that suits it. */
export const applyScript = (form: TalkingHeadForm, script: string): TalkingHeadForm => ({
  ...form,
  script,
  objects: [],
  ...(form.script.trim() === '' ? { style: chooseStyle({ text: script, variant: 0 }).key } : {}),
})

export const buildTalkingHeadFromText = ({ lines }: AiOutputOf<'talking_head'>): ReelDraft =>
  draftOf(applyScript(createTalkingForm(), joinScript(lines)))
