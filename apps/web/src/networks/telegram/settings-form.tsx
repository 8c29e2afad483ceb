import { ChannelSettings } from '../channel-settings.tsx'
import type { SettingsFormProps } from '../composing-parts.ts'
import { hasVideo, SettingCover } from '../setting-fields.tsx'

export default function TelegramSettingsForm(form: SettingsFormProps) {
  return (
    <ChannelSettings form={form} buttonLength={64}>
      {hasVideo(form) ? <SettingCover form={form} label="Обложка видео" /> : null}
    </ChannelSettings>
  )
}
