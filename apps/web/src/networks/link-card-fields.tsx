import { Field } from '../ui/forms/field.tsx'
import { TextInput } from '../ui/forms/text-input.tsx'
import type { SettingsFormProps } from './composing-parts.ts'
import { type LinkCard, readLinkCard } from './read-setting.ts'
import { SettingCover } from './setting-fields.tsx'

const NO_CARD: LinkCard = { uri: '', title: '', description: '' }

/** A card or media, never both: the card is offered only without media. */
export const LinkCardFields = ({ form }: { form: SettingsFormProps }) => {
  const card = readLinkCard(form.settings) ?? NO_CARD
  const put = (changes: Partial<LinkCard>) => {
    const next = { ...card, ...changes }
    form.onChange({ ...form.settings, linkCard: next.uri === '' ? null : next })
  }
  if (form.media.length > 0) return null
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
          <SettingCover form={form} label="Картинка карточки" />
        </>
      )}
    </>
  )
}
