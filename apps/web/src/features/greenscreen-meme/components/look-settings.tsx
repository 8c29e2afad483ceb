import { MEME_TEMPLATES } from '@kadr/scene/kinds/greenscreen-meme/templates'
import { toScene } from '@kadr/scene/kinds/greenscreen-meme/to-scene'
import { useMemo } from 'react'
import { ChipChoice } from '../../../reel-editor/components/chip-choice.tsx'
import { FormatFields } from '../../../reel-editor/components/format-fields.tsx'
import { RangeField } from '../../../reel-editor/components/range-field.tsx'
import { TemplateChooser } from '../../../reel-editor/components/template-chooser.tsx'
import { copy } from '../copy.ts'
import type { MemeEditor } from '../model/edited-meme.ts'
import { changeTemplate } from '../model/meme-form.ts'

const LENGTHS = (['auto', 'own'] as const).map((value) => ({
  value,
  label: copy.look.lengths[value],
}))

export default function LookSettings({ editor }: { editor: MemeEditor }) {
  const { form, facts, store, scene, update, reel, rename } = editor
  const previews = useMemo(
    () =>
      MEME_TEMPLATES.map(({ key, name, description }) => {
        const dressed = changeTemplate({ ...form, text: { ...form.text, preset: null } }, key)
        const signature = JSON.stringify([dressed, [...facts.keys()]])
        return {
          key,
          name,
          description,
          seconds: 0,
          signature,
          scene: toScene({ form: dressed, facts }),
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
        onChange={(key) => update((before) => changeTemplate(before, key))}
      />
      <ChipChoice
        label={copy.look.length}
        options={LENGTHS}
        value={form.seconds === null ? 'auto' : 'own'}
        onChange={(value) =>
          update((before) => ({
            ...before,
            seconds: value === 'auto' ? null : Math.round(scene.seconds),
          }))
        }
      />
      {form.seconds === null ? null : (
        <RangeField
          label={copy.look.length}
          text={copy.seconds(form.seconds)}
          value={form.seconds}
          min={1}
          max={60}
          step={0.5}
          onChange={(seconds) => update((before) => ({ ...before, seconds }), 'seconds')}
        />
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
