import { PRODUCT_DEMO_TEMPLATES } from '@kadr/scene/kinds/product-demo/templates'
import { toScene } from '@kadr/scene/kinds/product-demo/to-scene'
import { useMemo } from 'react'
import { BrandColour } from '../../../reel-editor/components/brand-colour.tsx'
import { FormatFields } from '../../../reel-editor/components/format-fields.tsx'
import { TemplateChooser } from '../../../reel-editor/components/template-chooser.tsx'
import { copy } from '../copy.ts'
import type { DemoEditor } from '../model/edited-demo.ts'

export default function LookSettings({ editor }: { editor: DemoEditor }) {
  const { form, facts, store, scene, update, reel, rename } = editor
  const previews = useMemo(
    () =>
      PRODUCT_DEMO_TEMPLATES.map(({ key, name, description }) => {
        const text = form.hook.text.trim() || name
        const dressed = { ...form, template: key, hook: { ...form.hook, text, position: null } }
        return {
          key,
          name,
          description,
          seconds: 0,
          scene: toScene({ form: dressed, facts }),
          signature: JSON.stringify([dressed, [...facts.keys()]]),
        }
      }),
    [form, facts],
  )
  return (
    <div className="grid grid-cols-1 gap-4">
      <TemplateChooser
        label={copy.look.template}
        store={store}
        previews={previews}
        value={form.template}
        onChange={(template) => update((before) => ({ ...before, template }))}
      />
      <BrandColour
        value={form.colour}
        onChoose={(colour) => update((before) => ({ ...before, colour }))}
        onPick={(colour) => update((before) => ({ ...before, colour }), 'colour')}
      />
      <FormatFields
        shape={form.aspect}
        title={reel.draft.title}
        seconds={scene.seconds}
        onShape={(aspect) => update((before) => ({ ...before, aspect }))}
        onRename={rename}
      />
    </div>
  )
}
