import { useMemo } from 'react'
import { BrandColour } from '../../../reel-editor/components/brand-colour.tsx'
import { TemplateChooser } from '../../../reel-editor/components/template-chooser.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { copy } from '../copy.ts'
import type { TalkingHead } from '../model/edited-talking-head.ts'
import { changeTemplate, lookPreviews } from '../model/looks.ts'

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
      <BrandColour
        value={form.colour}
        onChoose={(colour) => update((before) => ({ ...before, colour }))}
        onPick={(colour) => update((before) => ({ ...before, colour }), 'colour')}
      />
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
