import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { composeSettings, composeText } from './compose-text.ts'
import { tagLinks } from './tag-links.ts'

const utm = { source: 'kadr', medium: 'social', campaign: 'зима 26' }
const plain = { signature: '', settings: {} }
const MARKS = 'utm_source=kadr&utm_medium=social&utm_campaign=%D0%B7%D0%B8%D0%BC%D0%B0%2026'
const tag = (text: string) => tagLinks({ text, utm })

describe('marks of links', () => {
  it.each([
    ['Сайт https://a.example/x', `Сайт https://a.example/x?${MARKS}`],
    ['https://a.example', `https://a.example/?${MARKS}`],
    ['(https://a.example/x).', `(https://a.example/x?${MARKS}).`],
    ['https://a.example/x?b=1', `https://a.example/x?b=1&${MARKS}`],
    ['https://a.example/x?b=1#top', `https://a.example/x?b=1&${MARKS}#top`],
    ['https://a.example/#/route', `https://a.example/?${MARKS}#/route`],
    ['https://a.example/x!', `https://a.example/x?${MARKS}!`],
    ['«https://a.example/x»', `«https://a.example/x?${MARKS}»`],
    ['[сайт](https://a.example/x), да', `[сайт](https://a.example/x?${MARKS}), да`],
    ['[https://a.example/x](б)', `[https://a.example/x?${MARKS}](б)`],
    ['https://a.example/Ключ_(дом)', `https://a.example/Ключ_(дом)?${MARKS}`],
    ['<a href="https://a.example/x">x</a>', `<a href="https://a.example/x?${MARKS}">x</a>`],
    ['**https://a.example/x**', `**https://a.example/x?${MARKS}**`],
    ['HTTPS://A.example/x', `HTTPS://A.example/x?${MARKS}`],
    ['https://пример.рф/путь', `https://пример.рф/путь?${MARKS}`],
  ])('turn %s into %s', (text, expected) => expect(tag(text)).toBe(expected))

  it.each(['пишите на a@b.example', 'ftp://a.example/x', 'http://', 'a.example/x', 'https://'])(
    'leave %s alone',
    (text) => expect(tag(text)).toBe(text),
  )

  it('keep a mark the address already has and leave out an empty one', () => {
    expect(
      tagLinks({
        text: 'https://a.example/?utm_source=old',
        utm: { source: 'new', medium: 'm', campaign: '' },
      }),
    ).toBe('https://a.example/?utm_source=old&utm_medium=m')
  })

  it('change nothing when they are put on twice, and only add to any text', () => {
    const piece = fc.constantFrom(
      'https://a.example',
      '/x_(y)',
      '?q=1',
      '#f',
      '. ',
      ' ',
      ')',
      '[t](',
      '&',
      'слово',
      '\n',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('')
        const once = tag(text)
        expect(tag(once)).toBe(once)
        let at = 0
        for (const letter of once) if (letter === text[at]) at++
        expect(at).toBe(text.length)
      }),
    )
  })
})

describe('the text that goes out', () => {
  it('is the connection’s own where it has one', () => {
    const own = { text: 'Своё' }
    expect(
      composeText({
        ...plain,
        network: 'telegram',
        text: 'Общее',
        override: own,
        utm: null,
        erid: '',
      }),
    ).toBe('Своё')
    expect(
      composeText({
        ...plain,
        network: 'telegram',
        text: 'Общее',
        override: { text: null },
        utm: null,
        erid: '',
      }),
    ).toBe('Общее')
    expect(
      composeText({
        ...plain,
        network: 'telegram',
        text: 'Общее',
        override: { text: '' },
        utm: null,
        erid: '',
      }),
    ).toBe('')
  })

  it('ends with the advertising label, once', () => {
    expect(
      composeText({ ...plain, network: 'telegram', text: 'Текст \n', utm: null, erid: '2Vtz' }),
    ).toBe('Текст\n\nРеклама. erid: 2Vtz')
    expect(composeText({ ...plain, network: 'telegram', text: '', utm: null, erid: '2Vtz' })).toBe(
      'Реклама. erid: 2Vtz',
    )
    expect(
      composeText({
        ...plain,
        network: 'telegram',
        text: 'erid: 2Vtz. Текст',
        utm: null,
        erid: '2Vtz',
      }),
    ).toBe('erid: 2Vtz. Текст')
  })

  it('names the advertiser in the label', () => {
    const advertiser = { name: 'ООО «Полдень»', inn: '7707083893' }
    const given = { network: 'telegram', text: 'Текст', utm: null, erid: '2Vtz' } as const
    expect(composeText({ ...plain, ...given, advertiser })).toBe(
      'Текст\n\nРеклама. ООО «Полдень», ИНН\u00a07707083893. erid: 2Vtz',
    )
    expect(composeText({ ...plain, ...given, advertiser: { name: 'Иван', inn: '' } })).toMatch(
      /Реклама\. Иван\. erid: 2Vtz$/,
    )
  })

  it('names the network of each target in the marks', () => {
    const own = { source: '{network}', medium: 'post', campaign: '' }
    const given = { text: 'https://a.example/x', utm: own, erid: '' }
    expect(composeText({ ...plain, ...given, network: 'tiktok' })).toContain('utm_source=tiktok&')
    expect(
      composeSettings({ settings: { chain: [given.text] }, network: 'threads', utm: own }),
    ).toEqual({ chain: ['https://a.example/x?utm_source=threads&utm_medium=post'] })
  })

  it('marks the links of the texts that follow it and nothing else in the settings', () => {
    const settings = {
      chain: ['раз https://a.example/x', 'два'],
      firstComment: 'https://a.example/y',
      link: 'https://a.example/z',
    }
    expect(composeSettings({ settings, network: 'telegram', utm })).toEqual({
      chain: [`раз https://a.example/x?${MARKS}`, 'два'],
      firstComment: `https://a.example/y?${MARKS}`,
      link: 'https://a.example/z',
    })
  })

  describe('with a signature of the account', () => {
    const given = { text: 'Текст', network: 'telegram', utm: null, erid: '' } as const
    const signature = 'Кофейня «Полдень» & друзья\nhttps://a.example/x'

    it('has it after the text and before the advertising label, once', () => {
      const signed = composeText({ ...given, settings: {}, signature, erid: '2Vtz' })
      expect(signed).toBe(`Текст\n\n${signature}\n\nРеклама. erid: 2Vtz`)
      expect(composeText({ ...given, settings: {}, signature, text: `${signature}!` })).toBe(
        `${signature}!`,
      )
    })

    it('goes without it where it is off, empty, or nothing is written', () => {
      expect(composeText({ ...given, settings: { isSignatureOff: true }, signature })).toBe('Текст')
      expect(composeText({ ...given, settings: {}, signature: ' \n' })).toBe('Текст')
      expect(composeText({ ...given, settings: {}, signature, text: ' ' })).toBe('')
    })

    it('marks its links and escapes it where the text is markup', () => {
      expect(composeText({ ...given, settings: {}, signature, utm })).toContain(
        `https://a.example/x?${MARKS}`,
      )
      const html = composeText({ ...given, settings: { format: 'html' }, signature: 'А & «<Б>»' })
      expect(html).toBe('Текст\n\nА &amp; «&lt;Б&gt;»')
    })
  })
})
