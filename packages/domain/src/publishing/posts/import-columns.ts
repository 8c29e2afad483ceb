export type ImportField = 'text' | 'accounts' | 'date' | 'time' | 'media' | 'tags' | 'key'

/** Column names in Russian and English. */
const NAMES: Readonly<Record<ImportField, RegExp>> = {
  text: /^(?:текст|текст поста|пост|сообщение|описание|подпись|text|post|caption|message|content|description)$/,
  accounts:
    /^(?:аккаунты?|подключени[ея]|сети|сеть|соцсети|соцсеть|каналы?|куда|accounts?|connections?|networks?|channels?|profiles?)$/,
  date: /^(?:дата|дата публикации|день|дата и время|когда|date|publish date|day|datetime|date time|scheduled at)$/,
  time: /^(?:время|время публикации|час|time|publish time|hour)$/,
  media:
    /^(?:медиа|файлы?|картинк[аи]|фото|видео|изображени[ея]|ресурсы?|media|files?|images?|photos?|videos?|pictures?|attachments?)$/,
  tags: /^(?:хештеги?|хэштеги?|теги?|метки|tags?|hashtags?)$/,
  key: /^(?:ключ|код|номер|ид|id|key)$/,
}

const FIELDS = ['text', 'accounts', 'date', 'time', 'media', 'tags', 'key'] as const

const normalise = (header: string) =>
  header
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export type ImportColumns = Partial<Record<ImportField, number>>

/** Maps columns to fields; unknown columns are ignored. */
export const findImportColumns = (header: readonly string[]): ImportColumns => {
  const names = header.map(normalise)
  const columns = FIELDS.map((field): [ImportField, number] => [
    field,
    names.findIndex((name) => NAMES[field].test(name)),
  ])
  return Object.fromEntries(columns.filter(([, index]) => index !== -1))
}
