import { textPreset } from '@kadr/contract/studio/slideshow'
import { MEME_PHRASES } from '@kadr/scene/kinds/greenscreen-meme/phrases'
import { TEXT_PRESETS } from '@kadr/scene/text/presets'
import type { ReactNode } from 'react'
import { ChipChoice } from '../../../../reel-editor/settings/chip-choice.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Textarea } from '../../../../ui/forms/text-input.tsx'
import { copy } from '../copy.ts'
import type { MemeEditor } from '../model/edited-meme.ts'

const AUTO = 'auto' as const
const MAX_TEXT = 160
const PRESETS = [
  { value: AUTO, label: copy.text.byStyle },
  ...textPreset.options.map((value) => ({ value, label: TEXT_PRESETS[value].name })),
]

type Props = { editor: MemeEditor; help: ReactNode }

export default function TextSettings({ editor, help }: Props) {
  const { form, update } = editor
  const { text } = form
  const change = (changes: Partial<typeof text>, mark?: string) =>
    update((before) => ({ ...before, text: { ...before.text, ...changes } }), mark)
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex">{help}</div>
      <Field label={copy.text.top} hint={copy.text.hint}>
        <Textarea
          rows={2}
          maxLength={MAX_TEXT}
          value={text.top}
          onChange={({ target }) => change({ top: target.value }, 'top')}
        />
      </Field>
      <Field label={copy.text.bottom}>
        <Textarea
          rows={2}
          maxLength={MAX_TEXT}
          value={text.bottom}
          onChange={({ target }) => change({ bottom: target.value }, 'bottom')}
        />
      </Field>
      <fieldset className="grid min-w-0 grid-cols-1 gap-1.5">
        <legend className="mb-1.5 text-label font-medium">{copy.text.phrases}</legend>
        <div className="flex flex-wrap gap-1.5">
          {MEME_PHRASES.map(({ key, name, top, bottom }) => (
            <Button key={key} variant="secondary" size="sm" onClick={() => change({ top, bottom })}>
              {name}
            </Button>
          ))}
        </div>
      </fieldset>
      <ChipChoice
        label={copy.text.preset}
        options={PRESETS}
        value={text.preset ?? AUTO}
        onChange={(value) => change({ preset: value === AUTO ? null : value })}
      />
    </div>
  )
}
