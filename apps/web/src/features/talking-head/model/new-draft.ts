import type { AiOutputOf } from '@kadr/contract/ai-outputs'
import { MAX_SCRIPT_LENGTH } from '@kadr/contract/speech'
import type { TalkingHeadForm } from '@kadr/contract/talking-head'
import { TALKING_HEAD_TEMPLATES } from '@kadr/scene/kinds/talking-head/templates'
import type { ReelDraft } from '../../../reel-editor/document/reel-draft.ts'

const MAX_TITLE = 60
const UNNAMED = 'Новый ролик с ведущим'

/** The default title: the first words of the script. */
export const titleOf = ({ script }: TalkingHeadForm): string => {
  const line = script.replaceAll(/[*+]/g, '').replaceAll(/\s+/g, ' ').trim()
  if (line === '') return UNNAMED
  return line.length <= MAX_TITLE ? line : `${line.slice(0, MAX_TITLE - 1).trimEnd()}…`
}

const EMPTY: TalkingHeadForm = {
  version: 1,
  aspect: '9:16',
  script: '',
  voice: null,
  presenter: { kind: 'drawn', key: 'anna', backdrop: null },
  template: TALKING_HEAD_TEMPLATES[0]?.key ?? '',
  colour: null,
  speaker: { name: '', role: '' },
  captions: { style: null, preset: null, position: null, accent: null },
  inserts: [],
  music: null,
}

const draftOf = (form: TalkingHeadForm): ReelDraft => ({
  title: titleOf(form),
  content: { kind: 'talking-head', form },
})

export const newDraft = (): ReelDraft => draftOf(EMPTY)

/** Joins whole lines up to the length limit. */
export const scriptOf = (lines: readonly { text: string }[]): string =>
  lines.reduce((script, { text }) => {
    const longer = script === '' ? text.trim() : `${script}\n${text.trim()}`
    return longer.length > MAX_SCRIPT_LENGTH ? script : longer
  }, '')

export const buildTalkingHeadFromText = ({ lines }: AiOutputOf<'talking_head'>): ReelDraft =>
  draftOf({ ...EMPTY, script: scriptOf(lines) })
