import { ChipChoice } from '../../../reel-editor/components/chip-choice.tsx'
import { FormatFields } from '../../../reel-editor/components/format-fields.tsx'
import { LookSettings } from '../../../reel-editor/components/look-settings.tsx'
import { RangeField } from '../../../reel-editor/components/range-field.tsx'
import { copy } from '../copy.ts'
import { MEME_LOOKS, type MemeEditor } from '../model/edited-meme.ts'

const LENGTHS = (['auto', 'own'] as const).map((value) => ({
  value,
  label: copy.look.lengths[value],
}))

export default function MemeLook({ editor }: { editor: MemeEditor }) {
  const { form, scene, update } = editor
  return (
    <LookSettings editor={editor} looks={MEME_LOOKS}>
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
    </LookSettings>
  )
}
