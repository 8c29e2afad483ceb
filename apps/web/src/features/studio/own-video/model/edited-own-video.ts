import type { OwnVideoForm } from '@kadr/contract/studio/own-video'
import { ownVideo } from '@kadr/scene/kinds/own-video/own-video'
import { STYLES } from '@kadr/scene/styles/all-styles'
import { contentOf } from '../../../../reel-editor/document/reel-draft.ts'
import type { EditedKind, ReelEditor } from '../../../../reel-editor/frame/use-reel-editor.ts'
import type { TemplateSet } from '../../../../reel-editor/settings/template-set.ts'
import { titleOf } from './new-draft.ts'

export const EDITED_OWN_VIDEO: EditedKind<OwnVideoForm> = {
  kind: 'own-video',
  scenes: ownVideo,
  read: (content) => contentOf(content, 'own-video').form,
  pack: (form) => ({ kind: 'own-video', form }),
  titleOf,
}
export type OwnVideoEditor = ReelEditor<OwnVideoForm>

/** Applies the style completely, except that captions switched off by the user stay off. */
const changeStyle = (form: OwnVideoForm, style: string): OwnVideoForm => ({
  ...form,
  style,
  captions: {
    ...form.captions,
    style: form.captions.style === 'none' ? 'none' : null,
    preset: null,
    accent: null,
  },
})

export const STYLE_SET: TemplateSet<OwnVideoForm> = {
  scenes: ownVideo,
  templates: STYLES,
  change: changeStyle,
  preview: (form, { key }) => ({ ...changeStyle(form, key), music: null, inserts: [] }),
  secondsOf: (_, scene) => scene.posterAt,
}
