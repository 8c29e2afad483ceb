import type { SettingsFormProps } from '../composing-parts.ts'
import { SettingsGrid, SettingText } from '../setting-fields.tsx'

export default function PinterestSettingsForm(form: SettingsFormProps) {
  return (
    <SettingsGrid>
      <SettingText form={form} name="title" label="Название пина" max={100} />
      <SettingText
        form={form}
        name="link"
        label="Ссылка"
        hint="Куда ведёт пин"
        placeholder="https://"
        type="url"
        max={2048}
      />
    </SettingsGrid>
  )
}
