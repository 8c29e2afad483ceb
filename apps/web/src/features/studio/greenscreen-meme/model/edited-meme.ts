import type { GreenscreenMemeForm } from '@kadr/contract/studio/greenscreen-meme'
import { greenscreenMeme } from '@kadr/scene/kinds/greenscreen-meme/greenscreen-meme'
import { STYLES } from '@kadr/scene/styles/all-styles'
import { contentOf } from '../../../../reel-editor/document/reel-draft.ts'
import type { EditedKind, ReelEditor } from '../../../../reel-editor/frame/use-reel-editor.ts'
import type { TemplateSet } from '../../../../reel-editor/settings/template-set.ts'
import { changeStyle, titleOf } from './meme-form.ts'

export const EDITED_MEME: EditedKind<GreenscreenMemeForm> = {
  kind: 'greenscreen-meme',
  scenes: greenscreenMeme,
  read: (content) => contentOf(content, 'greenscreen-meme').form,
  pack: (form) => ({ kind: 'greenscreen-meme', form }),
  titleOf,
}
export type MemeEditor = ReelEditor<GreenscreenMemeForm>

export const STYLE_SET: TemplateSet<GreenscreenMemeForm> = {
  scenes: greenscreenMeme,
  templates: STYLES,
  change: changeStyle,
  preview: (form, { key }) => changeStyle(form, key),
}
