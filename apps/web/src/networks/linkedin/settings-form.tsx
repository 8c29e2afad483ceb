import type { SettingsFormProps } from '../composing-parts.ts'
import { LinkCardFields } from '../link-card-fields.tsx'
import { readFlag } from '../read-setting.ts'
import { SettingChoice, SettingSwitch, SettingsGrid, SettingText } from '../setting-fields.tsx'

const VISIBILITY = [
  { value: 'PUBLIC', label: 'Всем' },
  { value: 'CONNECTIONS', label: 'Только контактам' },
] as const

const hasPictures = ({ media }: SettingsFormProps) =>
  media.length > 0 && media.every(({ kind }) => kind === 'image')

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
      {hasPictures(form) ? (
        <>
          <SettingSwitch
            form={form}
            name="isDocument"
            label="Опубликовать фото документом"
            hint="LinkedIn покажет PDF, который листают вбок: по фото на странице"
          />
          {readFlag({ settings: form.settings, name: 'isDocument' }) ? (
            <SettingText
              form={form}
              name="documentTitle"
              label="Название документа"
              hint="Без него названием станет первая строка текста"
              max={100}
            />
          ) : null}
        </>
      ) : null}
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
