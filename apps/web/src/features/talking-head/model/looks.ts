import type { TalkingHeadForm } from '@kadr/contract/talking-head'
import { talkingHead } from '@kadr/scene/kinds/talking-head/talking-head'
import { TALKING_HEAD_TEMPLATES } from '@kadr/scene/kinds/talking-head/templates'
import type { Looks } from '../../../reel-editor/model/looks.ts'
import { copy } from '../copy.ts'

/** A look comes whole; only captions that were switched off stay off. */
export const changeTemplate = (form: TalkingHeadForm, template: string): TalkingHeadForm => ({
  ...form,
  template,
  captions: {
    style: form.captions.style === 'none' ? 'none' : null,
    preset: null,
    position: null,
    accent: null,
  },
})

export const TALKING_HEAD_LOOKS: Looks<TalkingHeadForm> = {
  scenes: talkingHead,
  templates: TALKING_HEAD_TEMPLATES,
  change: changeTemplate,
  preview: (form, { key }) => ({
    ...changeTemplate(form, key),
    script: form.script.trim() || copy.look.sample,
    music: null,
    inserts: [],
  }),
  secondsOf: (_, scene) => scene.posterAt,
}
