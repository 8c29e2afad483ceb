import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { SettingsFormProps } from '../composing-parts.ts'
import { readTexts } from '../read-setting.ts'
import { SettingsGrid, SettingTexts } from '../setting-fields.tsx'
import { type LinkCard, readLinkCard } from './link-card.ts'

const LANGUAGES = [
  { value: 'ru', label: 'Русский' },
  { value: 'en', label: 'Английский' },
  { value: 'be', label: 'Белорусский' },
  { value: 'uk', label: 'Украинский' },
  { value: 'kk', label: 'Казахский' },
  { value: 'de', label: 'Немецкий' },
  { value: 'es', label: 'Испанский' },
  { value: 'fr', label: 'Французский' },
] as const

const NO_CARD: LinkCard = { uri: '', title: '', description: '' }

/** Bluesky allows either a link card or pictures, so the card is offered only without pictures. */
const LinkCardFields = ({ form }: { form: SettingsFormProps }) => {
  const card = readLinkCard(form.settings) ?? NO_CARD
  const put = (changes: Partial<LinkCard>) => {
    const next = { ...card, ...changes }
    form.onChange({ ...form.settings, linkCard: next.uri === '' ? null : next })
  }
  return (
    <>
      <Field
        label="Карточка ссылки"
        hint="Адрес страницы, которую показать под постом"
        error={form.errorOf('linkCard')}
      >
        <TextInput
          type="url"
          inputMode="url"
          placeholder="https://"
          value={card.uri}
          onChange={(event) => put({ uri: event.target.value })}
        />
      </Field>
      {card.uri === '' ? null : (
        <>
          <Field label="Заголовок карточки">
            <TextInput
              maxLength={300}
              value={card.title}
              onChange={(event) => put({ title: event.target.value })}
            />
          </Field>
          <Field label="Описание карточки">
            <TextInput
              maxLength={300}
              value={card.description}
              onChange={(event) => put({ description: event.target.value })}
            />
          </Field>
        </>
      )}
    </>
  )
}

export default function BlueskySettingsForm(form: SettingsFormProps) {
  const [language = 'ru'] = readTexts({ settings: form.settings, name: 'languages' })
  return (
    <SettingsGrid>
      <Field label="Язык поста" error={form.errorOf('languages')}>
        <Select
          options={LANGUAGES}
          value={language}
          onChange={(event) => form.onChange({ ...form.settings, languages: [event.target.value] })}
        />
      </Field>
      {form.media.length === 0 ? <LinkCardFields form={form} /> : null}
      <SettingTexts
        form={form}
        name="chain"
        label="Продолжение цепочкой"
        hint="Каждый следующий пост отвечает на предыдущий"
        add="Добавить пост в цепочку"
        itemLabel={(number) => `Пост ${number}`}
      />
    </SettingsGrid>
  )
}
