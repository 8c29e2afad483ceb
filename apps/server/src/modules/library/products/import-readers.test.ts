import { UserError } from '@kadr/domain/base/app-error'
import { createCsvReader } from '@kadr/domain/base/csv-reader'
import { describe, expect, it } from 'vitest'
import type { RawRow } from './import-row.ts'
import { readRow } from './import-row.ts'
import { notImportable } from './not-importable.ts'
import { readRows } from './read-rows.ts'
import { createYmlReader } from './yml-offers.ts'

const rowsOf = async (text: string) => readRows(text).rows
const refusal = async (work: () => Promise<unknown>) => {
  const error = await work().catch((reason: unknown) => reason)
  return error instanceof UserError ? `${error.code}: ${error.userMessage}` : error
}

const cellsOf = (text: string, piece = text.length) => {
  const rows: string[][] = []
  const reader = createCsvReader({
    onRow: ({ cells }) => rows.push(cells),
    refuse: notImportable,
  })
  for (let at = 0; at < text.length; at += piece) reader.push(text.slice(at, at + piece))
  reader.end()
  return rows
}

describe('CSV', () => {
  it.each([
    [',', 'name,price\nЧай,10'],
    [';', 'name;price\nЧай;10'],
    ['\t', 'name\tprice\nЧай\t10'],
    ['; among commas in quotes', '"name";"price"\n"Чай";10'],
  ])('finds the delimiter %s', (_name, text) => {
    expect(cellsOf(text)).toEqual([
      ['name', 'price'],
      ['Чай', '10'],
    ])
  })

  it('keeps line breaks, delimiters and doubled quotes inside quotes, whatever the pieces', () => {
    const text = 'a,b\r\n"x ""y"", z\r\nw",2\r3,"4"\n\n5,'
    for (const piece of [1, 2, 3, 7, 1000]) {
      expect(cellsOf(text, piece)).toEqual([
        ['a', 'b'],
        ['x "y", z\nw', '2'],
        ['3', '4'],
        ['5', ''],
      ])
    }
  })

  it.each([
    ['a quote that never closes', `name\n"${'x'.repeat(100)}`],
    ['a cell without end', `name\n${'x'.repeat(60_000)}`],
    ['a quoted cell without end', `name\n"${'x\n'.repeat(60_000)}`],
    ['a header without end', 'x'.repeat(400_000)],
    ['no header with a name', 'foo;bar\n1;2'],
    ['nothing', ' \n '],
  ])('refuses %s', async (_case, text) => {
    expect(await refusal(() => rowsOf(text))).toMatch(/^IMPORT_UNREADABLE: [А-Я]/)
  })

  it('knows columns by Russian and English names', async () => {
    const [row] = await rowsOf(
      'Артикул;Наименование товара;Цена, руб.;Ссылка на товар;Ссылка на изображение;Описание;Преимущества\n' +
        '7;Чай;2 490,00;https://shop.ru/tea;https://shop.ru/1.jpg, https://shop.ru/2.jpg;Крепкий;Вкус|Цвет',
    )
    expect(row && readRow(row).row).toEqual({
      row: 2,
      name: 'Чай',
      link: 'https://shop.ru/tea',
      price: { minor: 249_000, currency: 'RUB' },
      description: 'Крепкий',
      benefits: ['Вкус', 'Цвет'],
      audience: '',
      pictures: ['https://shop.ru/1.jpg', 'https://shop.ru/2.jpg'],
    })
    const [other] = await rowsOf('Title,Price,Currency,URL\nTea,19.90,USD,shop.com/tea')
    expect(other && readRow(other).row).toMatchObject({
      name: 'Tea',
      price: { minor: 1990, currency: 'USD' },
      link: 'https://shop.com/tea',
    })
  })

  it('reads a picture cell of separators in one pass', async () => {
    const [row] = await rowsOf(
      `name;pictures\nЧай;" https://shop.ru/1.jpg ,| https://shop.ru/a,b.jpg;${' ,'.repeat(24_000)}x"`,
    )
    expect(row && readRow(row).row?.pictures[0]).toBe('https://shop.ru/1.jpg')
    expect(row?.pictures).toHaveLength(2)
  })

  it('takes the first 5 000 rows and says so', () => {
    const text = `name\n${Array.from({ length: 6000 }, (_, at) => `Чай ${at}`).join('\n')}`
    const { rows, isCut } = readRows(text)
    expect(rows).toHaveLength(5000)
    expect(isCut).toBe(true)
  })
})

const raw = (change: Partial<RawRow>): RawRow => ({
  row: 4,
  name: 'Чай',
  link: '',
  price: '',
  currency: '',
  description: '',
  benefits: '',
  audience: '',
  pictures: [],
  ...change,
})

it.each([
  [{ name: '  ' }, /Нет названия/],
  [{ name: 'я'.repeat(300) }, /обрезано/],
  [{ price: 'дёшево' }, /Цена «дёшево» не понята/],
  [{ price: '10', currency: 'EUR' }, /Валюта «EUR» не поддерживается/],
  [{ link: 'javascript:alert(1)' }, /не похожа на адрес/],
])('names what is wrong with %j', (change, message) => {
  const { problems } = readRow(raw(change))
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatchObject({ row: 4, message: expect.stringMatching(message) })
})

it.each(['', '-', 'по запросу', '0'])('takes «%s» for no price, without a complaint', (price) => {
  expect(readRow(raw({ price }))).toMatchObject({ row: { price: null }, problems: [] })
})

const offersOf = (text: string, piece = text.length) => {
  const offers: RawRow[] = []
  const reader = createYmlReader((offer) => offers.push(offer))
  for (let at = 0; at < text.length; at += piece) reader.push(text.slice(at, at + piece))
  reader.end()
  return offers
}
const feed = (offers: string, before = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>${before}<yml_catalog date="2026-01-01"><shop><name>Лавка</name><offers>${offers}</offers></shop></yml_catalog>`

describe('YML', () => {
  it('reads offers, whatever the pieces', () => {
    const text = feed(
      `<offer id="1" available="true"><name>Чай &amp; мёд</name><price>990</price><currencyId>RUR</currencyId>
       <url>https://shop.ru/tea?a=1&amp;b=2</url><picture>https://shop.ru/1.jpg</picture><picture>https://shop.ru/2.jpg</picture>
       <description><![CDATA[<p>Крепкий</p> ]] > чай]]></description><param name="Вес">100</param></offer>
       <offer id="2" type="vendor.model"><typePrefix>Чайник</typePrefix><vendor>Bork</vendor><model>K700</model></offer><offer/>`,
      '<!DOCTYPE yml_catalog SYSTEM "shops.dtd"><!-- <offer> -->',
    )
    for (const piece of [1, 5, 64, 10_000]) {
      const [first, second, third] = offersOf(text, piece)
      expect(first).toMatchObject({
        row: 1,
        name: 'Чай & мёд',
        price: '990',
        currency: 'RUR',
        link: 'https://shop.ru/tea?a=1&b=2',
        pictures: ['https://shop.ru/1.jpg', 'https://shop.ru/2.jpg'],
        description: '<p>Крепкий</p> ]] > чай',
      })
      expect(second?.name).toBe('Чайник Bork K700')
      expect(third?.name).toBe('')
    }
  })

  it('reads entities of HTML and a bare ampersand, whatever the pieces', () => {
    const text = feed(
      '<offer><name>Чай&nbsp;&laquo;Пуэр&raquo;<!-- x --> &#8212; &amp;lt;</name><url>https://a.ru/?x=1&copy=2</url></offer>',
    )
    for (const piece of [1, 7, 10_000]) {
      expect(offersOf(text, piece)).toMatchObject([
        { name: 'Чай\u00a0«Пуэр» — &lt;', link: 'https://a.ru/?x=1&copy=2' },
      ])
    }
  })

  it('expands no entities: a billion laughs stays unlaughed', () => {
    const laughs = `<!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from(
      { length: 9 },
      (_, at) => `<!ENTITY lol${at} "${'&lol;'.repeat(10)}">`,
    ).join('')}]>`
    expect(() => offersOf(feed('<offer><name>&lol9;</name></offer>', laughs))).toThrow(/DTD/)
    expect(offersOf(feed('<offer><name>&lol9;</name></offer>'))[0]?.name).toBe('&lol9;')
    const outside = '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>'
    expect(() => offersOf(feed('<offer><name>&f;</name></offer>', outside), 7)).toThrow(/DTD/)
  })

  it.each([
    ['deep nesting', feed('<a>'.repeat(100_000))],
    ['a tag without end', feed(`<offer ${'x'.repeat(300_000)}`)],
    ['a comment without end', feed(`<!--${'x'.repeat(300_000)}`)],
    ['a half quote', feed(`<offer a="${'x'.repeat(300_000)}`)],
    ['an early end', '<yml_catalog><shop>'],
    ['a web page', '<!DOCTYPE html><html><body>'],
    ['crossed tags', '<yml_catalog><shop></yml_catalog></shop>'],
    ['a tag too many', '</yml_catalog>'],
  ])('refuses %s', async (_case, text) => {
    expect(await refusal(() => rowsOf(text))).toMatch(/^IMPORT_UNREADABLE: [А-Я]/)
  })

  it('holds a bounded part of a field of any length', () => {
    const [offer] = offersOf(
      feed(
        `<offer><name>Чай</name><description><![CDATA[${'я'.repeat(400_000)}]]></description></offer>`,
      ),
      1000,
    )
    expect(offer?.description.length).toBeLessThan(25_000)
  })
})
