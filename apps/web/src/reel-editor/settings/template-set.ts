import type { Scene } from '@kadr/contract/studio/scene/scene'
import type { AssetFacts } from '@kadr/scene/document/asset-facts'
import type { ReelKind } from '@kadr/scene/kinds/kind'

export type TemplatePreview = {
  key: string
  name: string
  description: string
  scene: Scene
  /** A representative moment of the template, for the still. */
  seconds: number
  signature: string
}

type Template = { key: string; name: string; description: string }

/** The templates of one kind of reels. */
export type TemplateSet<Form> = {
  scenes: ReelKind<Form>
  templates: readonly Template[]
  change: (form: Form, key: string) => Form
  /** The user's form as the preview of a template renders it. */
  preview: (form: Form, template: Template) => Form
  secondsOf?: (form: Form, scene: Scene) => number
}

export const previewTemplates = <Form>({
  templateSet: { scenes, templates, preview, secondsOf = () => 0 },
  form: own,
  facts,
}: {
  templateSet: TemplateSet<Form>
  form: Form
  facts: ReadonlyMap<string, AssetFacts>
}): TemplatePreview[] =>
  templates.map((template) => {
    const form = preview(own, template)
    const scene = scenes.toScene({ form, facts })
    const known = scenes.listAssets(form).filter((id) => facts.has(id))
    return {
      key: template.key,
      name: template.name,
      description: template.description,
      scene,
      seconds: secondsOf(form, scene),
      signature: JSON.stringify([form, known]),
    }
  })
