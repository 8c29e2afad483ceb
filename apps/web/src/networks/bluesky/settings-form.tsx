import { Field } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/select.tsx'
import type { SettingsFormProps } from '../composing-parts.ts'
import { LinkCardFields } from '../link-card-fields.tsx'
import { readTexts } from '../read-setting.ts'
import { SettingsGrid, SettingTexts } from '../setting-fields.tsx'

const LANGUAGES = [
  { value: 'ru', label: 'Русский' },
  { value: 'en', label: 'Английский' },
  { value: 'be', label: 'Белорусский' },
  { value: 'uk', label: 'Украинский' },
  { value: 'kk', label: 'Казахский' },
  { value: 'de', label: 'Немецкий' },
  { value: 'es', label: 'Испанский' },
  { value: 'fr', label: 'Французский' },
] as const

export default function BlueskySettingsForm(form: SettingsFormProps) {
  const [language = 'ru'] = readTexts({ settings: form.settings, name: 'languages' })
  return (
    <SettingsGrid>
      <Field label="Язык поста" error={form.errorOf('languages')}>
        <Select
          options={LANGUAGES}
          value={language}
          onChange={(event) => form.onChange({ ...form.settings, languages: [event.target.value] })}
        />
      </Field>
      <LinkCardFields form={form} />
      <SettingTexts
        form={form}
        name="chain"
        label="Продолжение цепочкой"
        hint="Каждый следующий пост отвечает на предыдущий"
        add="Добавить пост в цепочку"
        itemLabel={(number) => `Пост ${number}`}
      />
    </SettingsGrid>
  )
}
