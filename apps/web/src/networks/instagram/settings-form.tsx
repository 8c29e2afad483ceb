import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { SettingsFormProps } from '../composing-parts.ts'
import { readChoice, readTexts } from '../read-setting.ts'
import {
  SettingChoice,
  SettingCover,
  SettingSwitch,
  SettingsGrid,
  SettingText,
} from '../setting-fields.tsx'

const FORMATS = [
  { value: 'auto', label: 'По файлам: пост, рилс или карусель' },
  { value: 'post', label: 'Пост' },
  { value: 'reel', label: 'Рилс' },
  { value: 'carousel', label: 'Карусель' },
  { value: 'story', label: 'История' },
] as const

const TRIAL = [
  { value: 'none', label: 'Обычный' },
  { value: 'MANUAL', label: 'Пробный, открыть подписчикам вручную' },
  { value: 'SS_PERFORMANCE', label: 'Пробный, открыть, если понравится' },
] as const

const People = ({ form }: { form: SettingsFormProps }) => (
  <Field label="Отметить людей" hint="Имена через запятую, до 20" error={form.errorOf('userTags')}>
    <TextInput
      placeholder="@anna, @petr"
      defaultValue={readTexts({ settings: form.settings, name: 'userTags' }).join(', ')}
      onChange={(event) => {
        const names = event.target.value.split(',').map((name) => name.trim())
        form.onChange({ ...form.settings, userTags: names.filter((name) => name !== '') })
      }}
    />
  </Field>
)

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
        <>
          <SettingSwitch form={form} name="shareToFeed" label="Показать рилс и в ленте" initial />
          <SettingCover
            form={form}
            label="Обложка рилса"
            hint="Без неё возьмём обложку ролика или кадр"
          />
          <SettingChoice
            form={form}
            name="trial"
            label="Пробный рилс"
            hint="Сначала его видят только те, кто на вас не подписан"
            options={TRIAL}
            initial="none"
          />
        </>
      ) : null}
      {format === 'story' ? null : (
        <>
          <SettingSwitch form={form} name="isAiGenerated" label="Пометить «Создано с помощью ИИ»" />
          <People form={form} />
        </>
      )}
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
