import { StyleSettings } from '../../../../reel-editor/settings/style-settings.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { copy } from '../copy.ts'
import { STYLE_SET, type TalkingHead } from '../model/edited-talking-head.ts'

const MAX_NAME = 40
const MAX_ROLE = 60

export default function TalkingHeadStyleSettings({ talking }: { talking: TalkingHead }) {
  const { form, update } = talking
  const name = (part: Partial<typeof form.speaker>) =>
    update((before) => ({ ...before, speaker: { ...before.speaker, ...part } }), 'speaker')
  return (
    <StyleSettings editor={talking} styleSet={STYLE_SET} wordsOf={({ script }) => script}>
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
    </StyleSettings>
  )
}
