import { describe, expect, it } from 'vitest'
import { createFacets, listMentions } from './facets.ts'
import { createRecordKey } from './record.ts'

/** Text covered by each facet, read back from byte offsets. */
const covered = (text: string) =>
  createFacets({ text, people: { 'anna.bsky.social': 'did:plc:anna' } }).map(
    ({ index, features }) => [
      Buffer.from(text).subarray(index.byteStart, index.byteEnd).toString('utf8'),
      features[0]?.uri ?? features[0]?.tag ?? features[0]?.did,
    ],
  )

describe('facets', () => {
  it.each([
    [
      'a link behind Cyrillic and emoji',
      'Ура 👨‍👩‍👧‍👦 https://a.example/x',
      [['https://a.example/x', 'https://a.example/x']],
    ],
    [
      'a link without the full stop behind it',
      'Тут https://a.example/x?y=1.',
      [['https://a.example/x?y=1', 'https://a.example/x?y=1']],
    ],
    [
      'a link in brackets',
      '(https://a.example/x)',
      [['https://a.example/x', 'https://a.example/x']],
    ],
    [
      'a link with brackets of its own',
      'https://a.example/w_(x)',
      [['https://a.example/w_(x)', 'https://a.example/w_(x)']],
    ],
    ['a bare domain', 'Сайт kadr.ru, заходите', [['kadr.ru', 'https://kadr.ru']]],
    [
      'domains with long and Cyrillic endings',
      'Студия: studiya.barcelona и свет.рус/меню.',
      [
        ['studiya.barcelona', 'https://studiya.barcelona'],
        ['свет.рус/меню', 'https://свет.рус/меню'],
      ],
    ],
    [
      'Cyrillic tags with punctuation behind',
      '#осень, #2026 #кадр2026!',
      [
        ['#осень', 'осень'],
        ['#кадр2026', 'кадр2026'],
      ],
    ],
    ['a person', 'Спасибо, @Anna.bsky.social!', [['@Anna.bsky.social', 'did:plc:anna']]],
  ])('mark %s', (_what, text, expected) => {
    expect(covered(text)).toEqual(expected)
  })

  it('leave alone an e-mail, a sentence without a space and a person nobody knows', () => {
    expect(covered('Пишите на a@b.example. Конец.Начало, @who.example')).toEqual([])
    expect(listMentions('@who.example и @who.example')).toEqual(['who.example'])
  })
})

describe('a record key', () => {
  const startedAt = new Date('2026-11-15T09:00:00.123Z')

  it('is the same for every try and differs between publications', () => {
    const key = createRecordKey({ key: 'a', startedAt })
    expect(key).toMatch(/^[234567abcdefghij][234567a-z]{12}$/)
    expect(createRecordKey({ key: 'a', startedAt })).toBe(key)
    expect(createRecordKey({ key: 'b', startedAt })).not.toBe(key)
  })

  it('sorts by time', () => {
    const later = createRecordKey({ key: 'a', startedAt: new Date(startedAt.getTime() + 1) })
    expect(later > createRecordKey({ key: 'z', startedAt })).toBe(true)
  })
})
