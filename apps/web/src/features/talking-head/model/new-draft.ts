import type { TalkingHeadForm } from '@kadr/contract/talking-head'
import { TALKING_HEAD_TEMPLATES } from '@kadr/scene/kinds/talking-head/templates'
import type { ReelDraft } from '../../../reel-editor/document/reel-draft.ts'

const MAX_TITLE = 60
const UNNAMED = 'Новый ролик с ведущим'

/** What it is called until a person names it: its first words. */
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

export const newDraft = (): ReelDraft => ({
  title: titleOf(EMPTY),
  content: { kind: 'talking-head', form: EMPTY },
})
