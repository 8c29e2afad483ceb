import type { SettingsFormProps } from '../composing-parts.ts'
import { hasVideo, SettingCover, SettingsGrid, SettingText } from '../setting-fields.tsx'
import { SettingFrame } from '../setting-frame.tsx'

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
      {hasVideo(form) ? (
        <>
          <SettingCover
            form={form}
            label="Обложка видео"
            hint="Без неё возьмём обложку ролика или кадр"
          />
          <SettingFrame form={form} name="coverSeconds" unitsPerSecond={1} />
        </>
      ) : null}
    </SettingsGrid>
  )
}
