import { Field } from '../../ui/forms/field.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import type { SettingsFormProps } from '../composing-parts.ts'
import { readChoice, readText, readTexts } from '../read-setting.ts'
import {
  SettingChoice,
  SettingCover,
  SettingSwitch,
  SettingsGrid,
  SettingText,
} from '../setting-fields.tsx'
import { SettingFrame } from '../setting-frame.tsx'

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

/** The id is the last part of the page address; a pasted address is accepted too. */
const readPlaceId = (text: string) => /(\d+)\D*$/.exec(text)?.[1] ?? ''

const Place = ({ form }: { form: SettingsFormProps }) => (
  <Field
    label="Место"
    hint="Адрес страницы места в Facebook или её номер: цифры в конце адреса"
    error={form.errorOf('locationId')}
  >
    <TextInput
      placeholder="https://www.facebook.com/…/106377336067638"
      defaultValue={readText({ settings: form.settings, name: 'locationId' })}
      onChange={(event) =>
        form.onChange({ ...form.settings, locationId: readPlaceId(event.target.value) })
      }
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
          <SettingFrame form={form} name="coverOffsetMs" unitsPerSecond={1000} />
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
          <Place form={form} />
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
