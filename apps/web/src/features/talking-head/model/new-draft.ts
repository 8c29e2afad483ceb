import type { TalkingHeadForm } from '@kadr/contract/talking-head'
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
  captions: { style: 'karaoke', preset: 'outline', position: 'bottom', accent: '#ffd84d' },
  inserts: [],
  music: null,
}

export const newDraft = (): ReelDraft => ({
  title: titleOf(EMPTY),
  content: { kind: 'talking-head', form: EMPTY },
})
