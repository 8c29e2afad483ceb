import { useMemo } from 'react'
import { ChipChoice } from '../../../reel-editor/components/chip-choice.tsx'
import { TemplateChooser } from '../../../reel-editor/components/template-chooser.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { copy } from '../copy.ts'
import type { TalkingHead } from '../model/edited-talking-head.ts'
import { changeTemplate, lookPreviews } from '../model/looks.ts'

const FIRST_COLOUR = '#2f4bff'
const COLOURS = [
  { value: 'auto', label: copy.look.byTemplate },
  { value: 'own', label: copy.look.own },
] as const
const MAX_NAME = 40
const MAX_ROLE = 60

export default function LookSettings({ talking }: { talking: TalkingHead }) {
  const { form, facts, store, update } = talking
  const previews = useMemo(() => lookPreviews({ form, facts }), [form, facts])
  const name = (part: Partial<typeof form.speaker>) =>
    update((before) => ({ ...before, speaker: { ...before.speaker, ...part } }), 'speaker')
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
      <Field label={copy.look.name} hint={copy.look.nameHint}>
        <TextInput
          maxLength={MAX_NAME}
          placeholder={copy.look.namePlaceholder}
          value={form.speaker.name}
          onChange={({ target }) => name({ name: target.value })}
        />
      </Field>
      {form.speaker.name.trim() === '' ? null : (
        <Field label={copy.look.role}>
          <TextInput
            maxLength={MAX_ROLE}
            placeholder={copy.look.rolePlaceholder}
            value={form.speaker.role}
            onChange={({ target }) => name({ role: target.value })}
          />
        </Field>
      )}
    </div>
  )
}
