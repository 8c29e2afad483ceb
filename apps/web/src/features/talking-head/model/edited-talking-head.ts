import type { TalkingHeadForm } from '@kadr/contract/talking-head'
import { talkingHead } from '@kadr/scene/kinds/talking-head/talking-head'
import { contentOf } from '../../../reel-editor/document/reel-draft.ts'
import type { EditedKind, ReelEditor } from '../../../reel-editor/model/use-reel-editor.ts'
import { titleOf } from './new-draft.ts'

export const EDITED_TALKING_HEAD: EditedKind<TalkingHeadForm> = {
  kind: 'talking-head',
  scenes: talkingHead,
  read: (content) => contentOf(content, 'talking-head').form,
  pack: (form) => ({ kind: 'talking-head', form }),
  titleOf,
}
export type TalkingHead = ReelEditor<TalkingHeadForm>
