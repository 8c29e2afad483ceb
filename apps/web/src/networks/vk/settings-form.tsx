import type { SettingsFormProps } from '../composing-parts.ts'
import { readChoice } from '../read-setting.ts'
import { SettingChoice, SettingSwitch, SettingsGrid, SettingText } from '../setting-fields.tsx'

const FORMATS = [
  { value: 'post', label: 'Запись' },
  { value: 'story', label: 'История' },
] as const

export default function VkSettingsForm(form: SettingsFormProps) {
  const format = readChoice({
    settings: form.settings,
    name: 'format',
    values: FORMATS.map(({ value }) => value),
    initial: 'post',
  })
  const isStory = format === 'story'
  return (
    <SettingsGrid>
      <SettingChoice
        form={form}
        name="format"
        label="Формат"
        options={FORMATS}
        initial="post"
        {...(isStory && { hint: 'Один файл без текста. VK даёт истории сообществам с отметкой' })}
      />
      {isStory ? null : (
        <>
          <SettingSwitch form={form} name="isSilent" label="Без уведомления подписчиков" />
          <SettingSwitch form={form} name="isCommentable" label="Комментарии открыты" initial />
          <SettingText
            form={form}
            name="firstComment"
            label="Первый комментарий"
            hint="Выйдет сразу после записи от имени сообщества"
            max={4096}
            isLong
          />
        </>
      )}
    </SettingsGrid>
  )
}
