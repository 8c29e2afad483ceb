import type { SettingsFormProps } from '../composing-parts.ts'
import { readChoice } from '../read-setting.ts'
import { SettingChoice, SettingSwitch, SettingsGrid, SettingText } from '../setting-fields.tsx'

const FORMATS = [
  { value: 'auto', label: 'По файлам: пост, рилс или карусель' },
  { value: 'post', label: 'Пост' },
  { value: 'reel', label: 'Рилс' },
  { value: 'carousel', label: 'Карусель' },
  { value: 'story', label: 'История' },
] as const

export default function InstagramSettingsForm(form: SettingsFormProps) {
  const { settings, media } = form
  const format = readChoice({
    settings,
    name: 'format',
    values: FORMATS.map(({ value }) => value),
    initial: 'auto',
  })
  const isReel =
    format === 'reel' || (format === 'auto' && media.length === 1 && media[0]?.kind === 'video')
  return (
    <SettingsGrid>
      <SettingChoice
        form={form}
        name="format"
        label="Формат"
        options={FORMATS}
        initial="auto"
        {...(format === 'story' && { hint: 'В истории подпись не показывается' })}
      />
      {isReel ? (
        <SettingSwitch form={form} name="shareToFeed" label="Показать рилс и в ленте" initial />
      ) : null}
      {format === 'story' ? null : (
        <SettingText
          form={form}
          name="firstComment"
          label="Первый комментарий"
          hint="Выйдет сразу после поста: сюда удобно убрать хештеги"
          max={2200}
          isLong
        />
      )}
    </SettingsGrid>
  )
}
