import type { SettingsFormProps } from '../composing-parts.ts'
import { SettingChoice, SettingSwitch, SettingsGrid, SettingText } from '../setting-fields.tsx'

const VISIBILITY = [
  { value: 'PUBLIC', label: 'Всем' },
  { value: 'CONNECTIONS', label: 'Только контактам' },
] as const

export default function LinkedinSettingsForm(form: SettingsFormProps) {
  return (
    <SettingsGrid>
      <SettingChoice
        form={form}
        name="visibility"
        label="Кто увидит"
        options={VISIBILITY}
        initial="PUBLIC"
      />
      <SettingSwitch form={form} name="isReshareDisabled" label="Запретить делиться постом" />
      <SettingText
        form={form}
        name="firstComment"
        label="Первый комментарий"
        hint="Сюда удобно вынести ссылку"
        max={1250}
        isLong
      />
    </SettingsGrid>
  )
}
