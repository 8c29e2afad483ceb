import { failureText } from '../../platform/api/failure-text.ts'
import { Field } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { useAccountOptions } from '../account-options.ts'
import type { SettingsFormProps } from '../composing-parts.ts'
import { readText, readTexts } from '../read-setting.ts'
import {
  SettingChoice,
  SettingCover,
  SettingSwitch,
  SettingsGrid,
  SettingText,
} from '../setting-fields.tsx'

const PRIVACY = [
  { value: 'public', label: 'Всем' },
  { value: 'unlisted', label: 'По ссылке' },
  { value: 'private', label: 'Только мне' },
] as const

const CATEGORIES = [
  { value: '22', label: 'Люди и блоги' },
  { value: '26', label: 'Стиль и советы' },
  { value: '27', label: 'Образование' },
  { value: '24', label: 'Развлечения' },
  { value: '23', label: 'Юмор' },
  { value: '28', label: 'Наука и техника' },
  { value: '10', label: 'Музыка' },
  { value: '20', label: 'Игры' },
  { value: '19', label: 'Путешествия' },
  { value: '17', label: 'Спорт' },
  { value: '15', label: 'Животные' },
  { value: '2', label: 'Транспорт' },
  { value: '1', label: 'Кино и анимация' },
  { value: '25', label: 'Новости и политика' },
] as const

const OPENINGS = [
  { value: '0', label: 'Сразу' },
  { value: '1', label: 'Через час после загрузки' },
  { value: '3', label: 'Через 3\u00a0часа' },
  { value: '6', label: 'Через 6\u00a0часов' },
  { value: '12', label: 'Через 12\u00a0часов' },
  { value: '24', label: 'Через сутки' },
] as const

const SHORT_SECONDS = 180

/** Shorts are not a setting: YouTube turns a short upright video into one. */
const isShort = ({ media }: SettingsFormProps) => {
  const video = media.find(({ kind }) => kind === 'video')
  if (!video?.width || !video.height || video.durationSeconds === null) return false
  return video.height >= video.width && video.durationSeconds <= SHORT_SECONDS
}

const isPublic = ({ settings }: SettingsFormProps) =>
  (readText({ settings, name: 'privacy' }) || 'public') === 'public'

const Playlist = ({ form }: { form: SettingsFormProps }) => {
  const { data, isPending, error } = useAccountOptions(form.account.id)
  const playlists = data?.playlists ?? []
  const chosen = readText({ settings: form.settings, name: 'playlistId' })
  const isGone = chosen !== '' && playlists.every(({ id }) => id !== chosen)
  const known = isGone ? [{ id: chosen, name: 'Выбранный ранее' }, ...playlists] : playlists
  return (
    <Field
      label="Плейлист"
      hint={isPending ? 'Загружаем плейлисты' : data?.staleReason}
      error={error && playlists.length === 0 ? failureText(error) : form.errorOf('playlistId')}
    >
      <Select
        options={[
          { value: '', label: 'Без плейлиста' },
          ...known.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={chosen}
        onChange={(event) => form.onChange({ ...form.settings, playlistId: event.target.value })}
      />
    </Field>
  )
}

const Opening = ({ form }: { form: SettingsFormProps }) => (
  <Field
    label="Открыть зрителям"
    hint="До этого видео закрыто: YouTube успеет сделать высокое качество"
    error={form.errorOf('opensAfterHours')}
  >
    <Select
      options={OPENINGS}
      value={String(form.settings.opensAfterHours ?? 0)}
      onChange={(event) =>
        form.onChange({ ...form.settings, opensAfterHours: Number(event.target.value) })
      }
    />
  </Field>
)

const Tags = ({ form }: { form: SettingsFormProps }) => (
  <Field label="Теги" hint="Через запятую, вместе до 500 знаков" error={form.errorOf('tags')}>
    <TextInput
      defaultValue={readTexts({ settings: form.settings, name: 'tags' }).join(', ')}
      onChange={(event) => {
        const tags = event.target.value.split(',').map((tag) => tag.trim())
        form.onChange({ ...form.settings, tags: tags.filter((tag) => tag !== '') })
      }}
    />
  </Field>
)

export default function YoutubeSettingsForm(form: SettingsFormProps) {
  return (
    <SettingsGrid>
      {isShort(form) ? (
        <p className="rounded-control bg-sunken p-3 text-label text-ink-2">
          Ролик вертикальный и короткий: YouTube покажет его в Shorts.
        </p>
      ) : null}
      <SettingText
        form={form}
        name="title"
        label="Заголовок"
        hint="Без него заголовком станет первая строка текста"
        max={100}
      />
      <SettingChoice
        form={form}
        name="privacy"
        label="Кто увидит"
        options={PRIVACY}
        initial="public"
      />
      {isPublic(form) ? <Opening form={form} /> : null}
      <Playlist form={form} />
      <SettingChoice
        form={form}
        name="categoryId"
        label="Категория"
        options={CATEGORIES}
        initial="22"
      />
      <Tags form={form} />
      <SettingCover
        form={form}
        label="Обложка"
        hint="Без неё YouTube возьмёт обложку ролика или кадр. Нужен канал, подтверждённый по телефону"
      />
      <SettingText form={form} name="firstComment" label="Первый комментарий" isLong />
      <div className="grid grid-cols-1">
        <SettingSwitch form={form} name="isMadeForKids" label="Сделано для детей" />
        <SettingSwitch
          form={form}
          name="isSynthetic"
          label="Есть реалистичные сцены, созданные или изменённые ИИ"
        />
        <SettingSwitch form={form} name="shouldNotify" label="Уведомить подписчиков" initial />
      </div>
    </SettingsGrid>
  )
}
