import { ChipChoice } from '../../../reel-editor/components/chip-choice.tsx'
import { FormatFields } from '../../../reel-editor/components/format-fields.tsx'
import { RangeField } from '../../../reel-editor/components/range-field.tsx'
import { TemplateSettings } from '../../../reel-editor/components/template-settings.tsx'
import { copy } from '../copy.ts'
import { MEME_TEMPLATE_SET, type MemeEditor } from '../model/edited-meme.ts'

const LENGTHS = (['auto', 'own'] as const).map((value) => ({
  value,
  label: copy.look.lengths[value],
}))

export default function MemeTemplateSettings({ editor }: { editor: MemeEditor }) {
  const { form, scene, update } = editor
  return (
    <TemplateSettings editor={editor} templateSet={MEME_TEMPLATE_SET}>
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
      <FormatFields editor={editor} />
    </TemplateSettings>
  )
}
