import type { SettingsFormProps } from '../composing-parts.ts'
import { LinkCardFields } from '../link-card-fields.tsx'
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
        hint="Страницы компаний публикуют всем"
        options={VISIBILITY}
        initial="PUBLIC"
      />
      <LinkCardFields form={form} />
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
