import { describe, expect, it } from 'vitest'
import { MAX_EVENTS, readHtml } from '../../../platform/markup/read-html.ts'
import { readPageFacts } from './page-facts.ts'

const URL_OF_PAGE = 'https://shop.ru/catalog/tea?x=1'
const read = (html: string) => readPageFacts({ html, url: URL_OF_PAGE })
const jsonLd = (text: string) => `<script type="application/ld+json">${text}</script>`

describe('JSON-LD', () => {
  it('is believed before everything else', () => {
    const facts = read(
      `<title>Магазин</title><meta property="og:title" content="Из Open Graph">${jsonLd(
        JSON.stringify({
          '@context': 'https://schema.org',
          '@type': 'Product',
          name: 'Чай «Пуэр» &amp; мёд',
          description: '<p>Первый</p><p>Второй</p>',
          image: [
            '/a.jpg',
            { '@type': 'ImageObject', contentUrl: 'b.jpg' },
            '//cdn.ru/c.jpg',
            '/a.jpg',
          ],
          offers: { '@type': 'Offer', price: 2490, priceCurrency: 'RUB' },
        }),
      )}`,
    )
    expect(facts).toEqual({
      name: 'Чай «Пуэр» & мёд',
      description: 'Первый\nВторой',
      price: { minor: 249_000, currency: 'RUB' },
      pictures: ['https://shop.ru/a.jpg', 'https://shop.ru/catalog/b.jpg', 'https://cdn.ru/c.jpg'],
    })
  })

  it.each([
    [
      '@graph',
      { '@graph': [{ '@type': 'WebSite' }, { '@type': ['Thing', 'Product'], name: 'Чай' }] },
    ],
    [
      'an array',
      [{ '@type': 'BreadcrumbList' }, { '@type': 'http://schema.org/Product', name: 'Чай' }],
    ],
    ['mainEntity', { '@type': 'WebPage', mainEntity: { '@type': 'ProductGroup', name: 'Чай' } }],
  ])('is found inside %s', (_place, data) => {
    expect(read(jsonLd(JSON.stringify(data))).name).toBe('Чай')
  })

  it.each([
    ['a raw line break', '{"@type":"Product","name":"Чай\nПуэр"}'],
    ['a comma too many', '{"@type":"Product","name":"Чай Пуэр",}'],
    ['a comment around', '<!-- {"@type":"Product","name":"Чай Пуэр"} -->'],
    ['CDATA', '//<![CDATA[\n{"@type":"Product","name":"Чай Пуэр"}\n//]]>'],
    ['a semicolon', '{"@type":"Product","name":"Чай Пуэр"};'],
  ])('survives %s', (_mistake, text) => {
    expect(read(jsonLd(text)).name).toBe('Чай Пуэр')
  })

  it('that is beyond repair is passed over', () => {
    expect(read(`${jsonLd('{"@type": Product')}<title>Чай</title>`).name).toBe('Чай')
  })

  it.each([
    [{ '@type': 'AggregateOffer', lowPrice: '1 200,50', priceCurrency: 'RUB' }, 120_050, 'RUB'],
    [[{ price: '19.90', priceCurrency: 'USD' }], 1990, 'USD'],
    [{ priceSpecification: { price: '45', priceCurrency: 'BYN' } }, 4500, 'BYN'],
  ])('tells a price in %j', (offers, minor, currency) => {
    const text = JSON.stringify({ '@type': 'Product', name: 'Чай', offers })
    expect(read(jsonLd(text)).price).toEqual({ minor, currency })
  })

  it('in euros gives no price', () => {
    const offers = { price: 10, priceCurrency: 'EUR' }
    expect(read(jsonLd(JSON.stringify({ '@type': 'Product', name: 'Ч', offers }))).price).toBeNull()
  })
})

it('reads Open Graph with its price, and attributes in any order and quotes', () => {
  const facts = read(`<META content='Чай &quot;Пуэр&quot;' property="og:title">
    <meta property=og:description content=Крепкий>
    <meta property="product:price:amount" content="990"><meta property="product:price:currency" content="RUB"/>
    <meta property="og:image" content="http://shop.ru/1.jpg"><meta property="og:image:secure_url" content="https://shop.ru/1.jpg">`)
  expect(facts).toEqual({
    name: 'Чай "Пуэр"',
    description: 'Крепкий',
    price: { minor: 99_000, currency: 'RUB' },
    pictures: ['https://shop.ru/1.jpg'],
  })
})

it('reads microdata, and not the name of a brand or a reviewer inside it', () => {
  const facts = read(`<base href="https://cdn.shop.ru/x/">
    <div itemscope itemtype="https://schema.org/Product">
      <span itemprop="brand" itemscope itemtype="https://schema.org/Brand"><b itemprop="name">Марка</b></span>
      <h1 itemprop="name">Чай <i>Пуэр</i></h1><img itemprop="image" src="1.jpg">
      <div itemprop="offers" itemscope itemtype="https://schema.org/Offer">
        <meta itemprop="priceCurrency" content="RUB"><span itemprop="price">1 490</span> ₽
      </div></div>`)
  expect(facts).toMatchObject({
    name: 'Чай Пуэр',
    price: { minor: 149_000, currency: 'RUB' },
    pictures: ['https://cdn.shop.ru/x/1.jpg'],
  })
})

it('falls back to Twitter, the heading, the title and the pictures of the page', () => {
  expect(read('<meta name="twitter:title" content="Т"><title>Н</title>').name).toBe('Т')
  expect(read('<h1>Чай</h1><title>Н</title>').name).toBe('Чай')
  const { pictures } = read(
    '<img src="/logo.png"><img src="/i.jpg" width="20"><img src="/tea.jpg"><img src="data:image/png;base64,x"><img src="javascript:alert(1)">',
  )
  expect(pictures).toEqual(['https://shop.ru/tea.jpg'])
})

it('takes at most 12 pictures', () => {
  const image = Array.from({ length: 40 }, (_, at) => `/${at}.jpg`)
  const text = JSON.stringify({ '@type': 'Product', name: 'Ч', image })
  expect(read(jsonLd(text)).pictures).toHaveLength(12)
})

it('lets nothing dangerous through as text', () => {
  const { name, description } = read(
    `<title>А\u0000&#0;&#xD800;&#1114112;<b>\u0007Б</title>${jsonLd(
      '{"@type":"Product","name":"","description":"<script>alert(1)<\\/script>Текст\\u0000"}',
    )}`,
  )
  expect(name).toBe('А\ufffd\ufffd\ufffd Б')
  expect(description).toBe('Текст')
})

const MEGABYTE = 1024 * 1024
describe('a page made to hurt', () => {
  it.each([
    ['open brackets', '<'.repeat(3 * MEGABYTE)],
    ['open tags', '<a '.repeat(MEGABYTE)],
    ['deep nesting', '<div>'.repeat(600_000)],
    ['deep nesting of things', '<div itemscope itemtype="x/Product">'.repeat(80_000)],
    ['attributes', `<a ${'b=c '.repeat(700_000)}>`],
    ['half quotes', `<a b="${"c='".repeat(900_000)}`],
    ['quotes of both kinds', `<a b='"`.repeat(400_000)],
    ['open comments', '<!--'.repeat(700_000)],
    ['open scripts', '<script>'.repeat(350_000)],
    ['closed scripts', '<script></script '.repeat(170_000)],
    ['entities', '<title>'.concat('&'.repeat(3 * MEGABYTE))],
    ['spaces', `<a${' '.repeat(3 * MEGABYTE)}`],
    ['deep JSON', jsonLd(`${'['.repeat(200_000)}${']'.repeat(200_000)}`)],
    ['commas in JSON', jsonLd(`{${', '.repeat(240_000)}`)],
    ['JSON of itself', jsonLd('{"@type":"Product"'.repeat(25_000))],
    ['tags in a description', jsonLd(`{"@type":"Product","description":"${'<'.repeat(400_000)}"}`)],
  ])('by %s costs its length and no more', (_how, html) => {
    expect(read(html)).toMatchObject({ price: null, pictures: [] })
  })

  it('is not read beyond a number of tags', () => {
    let count = 0
    const countEvent = () => {
      count += 1
    }
    readHtml('<br>'.repeat(MAX_EVENTS), { open: countEvent, close: countEvent, text: countEvent })
    expect(count).toBeLessThanOrEqual(MAX_EVENTS + 1)
  })

  it('is not read deeper than browsers nest', () => {
    let deepest = 0
    let depth = 0
    readHtml('<div>'.repeat(10_000), {
      open() {
        depth += 1
        deepest = Math.max(deepest, depth)
      },
      close() {
        depth -= 1
      },
      text: () => undefined,
    })
    expect(deepest).toBe(513)
  })
})
