import type { TalkingHeadForm } from '@kadr/contract/studio/talking-head'
import { talkingHead } from '@kadr/scene/kinds/talking-head/talking-head'
import { STYLES } from '@kadr/scene/styles/all-styles'
import { contentOf } from '../../../../reel-editor/document/reel-draft.ts'
import type { EditedKind, ReelEditor } from '../../../../reel-editor/frame/use-reel-editor.ts'
import type { TemplateSet } from '../../../../reel-editor/settings/template-set.ts'
import { copy } from '../copy.ts'
import { titleOf } from './new-draft.ts'

export const EDITED_TALKING_HEAD: EditedKind<TalkingHeadForm> = {
  kind: 'talking-head',
  scenes: talkingHead,
  read: (content) => contentOf(content, 'talking-head').form,
  pack: (form) => ({ kind: 'talking-head', form }),
  titleOf,
}
export type TalkingHead = ReelEditor<TalkingHeadForm>

/** Applies the style completely, except that captions switched off by the user stay off. */
export const changeStyle = (form: TalkingHeadForm, style: string): TalkingHeadForm => ({
  ...form,
  style,
  captions: {
    ...form.captions,
    style: form.captions.style === 'none' ? 'none' : null,
    preset: null,
    accent: null,
  },
})

export const STYLE_SET: TemplateSet<TalkingHeadForm> = {
  scenes: talkingHead,
  templates: STYLES,
  change: changeStyle,
  preview: (form, { key }) => ({
    ...changeStyle(form, key),
    script: form.script.trim() || copy.look.sample,
    music: null,
    inserts: [],
  }),
  secondsOf: (_, scene) => scene.posterAt,
}
