import { ChipChoice } from '../../../../reel-editor/settings/chip-choice.tsx'
import { FormatFields } from '../../../../reel-editor/settings/format-fields.tsx'
import { StyleSettings } from '../../../../reel-editor/settings/style-settings.tsx'
import { RangeField } from '../../../../ui/forms/range-field.tsx'
import { copy } from '../copy.ts'
import { type MemeEditor, STYLE_SET } from '../model/edited-meme.ts'
import { wordsOf } from '../model/meme-form.ts'

const LENGTHS = (['auto', 'own'] as const).map((value) => ({
  value,
  label: copy.look.lengths[value],
}))

export default function MemeStyleSettings({ editor }: { editor: MemeEditor }) {
  const { form, scene, update } = editor
  return (
    <StyleSettings editor={editor} styleSet={STYLE_SET} wordsOf={wordsOf}>
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
    </StyleSettings>
  )
}
