import { PRODUCT_DEMO_TEMPLATES } from '@kadr/scene/kinds/product-demo/templates'
import { toScene } from '@kadr/scene/kinds/product-demo/to-scene'
import { useMemo } from 'react'
import { ChipChoice } from '../../../reel-editor/components/chip-choice.tsx'
import { FormatFields } from '../../../reel-editor/components/format-fields.tsx'
import { TemplateChooser } from '../../../reel-editor/components/template-chooser.tsx'
import { copy } from '../copy.ts'
import type { DemoEditor } from '../model/edited-demo.ts'

const FIRST_COLOUR = '#2f4bff'
const COLOURS = [
  { value: 'auto', label: copy.look.byTemplate },
  { value: 'own', label: copy.look.own },
] as const

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
      <ChipChoice
        label={copy.look.colour}
        options={COLOURS}
        value={form.colour === null ? 'auto' : 'own'}
        onChange={(value) =>
          update((before) => ({ ...before, colour: value === 'auto' ? null : FIRST_COLOUR }))
        }
      />
      {form.colour === null ? null : (
        <label className="flex items-center justify-between gap-3 text-label font-medium">
          {copy.look.own}
          <input
            type="color"
            value={form.colour}
            onChange={({ target }) =>
              update((before) => ({ ...before, colour: target.value }), 'colour')
            }
            className="h-11 w-14 shrink-0 cursor-pointer rounded-control border border-line-strong bg-surface p-1"
          />
        </label>
      )}
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
