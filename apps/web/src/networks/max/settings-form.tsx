import { ChannelSettings } from '../channel-settings.tsx'
import type { SettingsFormProps } from '../composing-parts.ts'

export default function MaxSettingsForm(form: SettingsFormProps) {
  return <ChannelSettings form={form} buttonLength={128} />
}
