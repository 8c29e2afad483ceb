import { Field } from '../ui/forms/field.tsx'
import { Textarea, TextInput } from '../ui/forms/text-input.tsx'
import type { SettingsFormProps } from './composing-parts.ts'
import { readText } from './read-setting.ts'
import { SettingSwitch, SettingsGrid } from './setting-fields.tsx'

/** What a person copies besides the text. */
export default function HandSettingsForm(form: SettingsFormProps) {
  const { settings, onChange, errorOf, account } = form
  const put = (name: string) => (event: { target: { value: string } }) =>
    onChange({ ...settings, [name]: event.target.value })
  return (
    <SettingsGrid>
      <Field label="Заголовок" error={errorOf('title')}>
        <TextInput value={readText({ settings, name: 'title' })} onChange={put('title')} />
      </Field>
      <Field label="Первый комментарий" error={errorOf('firstComment')}>
        <Textarea
          rows={3}
          value={readText({ settings, name: 'firstComment' })}
          onChange={put('firstComment')}
        />
      </Field>
      {account.feedUrl ? (
        <SettingSwitch
          form={form}
          name="isInFeed"
          label="Добавить в ленту RSS"
          hint="В своё время пост появится в ленте, и сеть возьмёт его сама. Адрес ленты — в карточке аккаунта."
        />
      ) : null}
    </SettingsGrid>
  )
}
