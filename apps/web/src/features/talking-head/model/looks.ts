import type { TalkingHeadForm } from '@kadr/contract/talking-head'
import type { AssetFacts } from '@kadr/scene/kinds/kind'
import { TALKING_HEAD_TEMPLATES } from '@kadr/scene/kinds/talking-head/templates'
import { toScene } from '@kadr/scene/kinds/talking-head/to-scene'
import type { TemplatePreview } from '../../../reel-editor/components/template-chooser.tsx'
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

/** Every look on the person's own presenter and words. */
export const lookPreviews = ({
  form,
  facts,
}: {
  form: TalkingHeadForm
  facts: ReadonlyMap<string, AssetFacts>
}): TemplatePreview[] =>
  TALKING_HEAD_TEMPLATES.map(({ key, name, description }) => {
    const script = form.script.trim() || copy.look.sample
    const dressed = { ...changeTemplate(form, key), script, music: null, inserts: [] }
    const scene = toScene({ form: dressed, facts })
    return {
      key,
      name,
      description,
      scene,
      seconds: scene.posterAt,
      signature: JSON.stringify([dressed, [...facts.keys()]]),
    }
  })
