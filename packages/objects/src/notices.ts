/** Whose work the drawn objects are made of; NOTICE.md has the full words. */
export const OBJECT_NOTICES = [
  {
    what: 'Рисунки объектов: Fluent Emoji',
    holder: 'Microsoft Corporation',
    licence: 'MIT',
    url: 'https://github.com/microsoft/fluentui-emoji',
  },
  {
    what: 'Названия объектов: Unicode CLDR',
    holder: 'Unicode, Inc.',
    licence: 'Unicode-3.0',
    url: 'https://cldr.unicode.org',
  },
  {
    what: 'Набор названий: emojibase',
    holder: 'Miles Johnson',
    licence: 'MIT',
    url: 'https://github.com/milesj/emojibase',
  },
] as const
