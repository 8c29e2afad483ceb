import { expect, it } from 'vitest'
import { readFeedItems } from './feed-items.ts'

const rss = (items: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Блог</title>${items}</channel></rss>`

it('reads RSS: its own ids, whole texts, addresses without marks of campaigns', () => {
  const items = readFeedItems(
    rss(`<item><title>Новая &amp; вкусная</title><link>https://a.ru/1?utm_source=rss</link>
      <guid>g-1</guid><description>Кратко</description>
      <content:encoded><![CDATA[<p>Длинный <b>текст</b></p><p>Второй</p>]]></content:encoded></item>
      <item><title>Без id</title><link>https://a.ru/2?utm_source=rss#top</link></item>
      <item><title>Без id</title><link>https://a.ru/2?utm_source=mail</link></item>
      <item><title/></item>`),
  )
  expect(items).toEqual([
    {
      key: 'g-1',
      title: 'Новая & вкусная',
      text: 'Длинный текст\nВторой',
      url: 'https://a.ru/1?utm_source=rss',
      pictures: [],
    },
    {
      key: 'https://a.ru/2',
      title: 'Без id',
      text: '',
      url: 'https://a.ru/2?utm_source=rss#top',
      pictures: [],
    },
  ])
})

it('reads Atom and price lists', () => {
  const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Блог</title><entry><id>urn:1</id>
    <title type="html">Заголовок</title><link rel="self" href="https://a.ru/self"/>
    <link href="https://a.ru/?a=1&amp;b=2"/><summary>Текст</summary></entry></feed>`
  expect(readFeedItems(atom)).toEqual([
    { key: 'urn:1', title: 'Заголовок', text: 'Текст', url: 'https://a.ru/?a=1&b=2', pictures: [] },
  ])
  const yml = `<?xml version="1.0"?><yml_catalog><shop><offers><offer id="1"><name>Чашка</name>
    <url>https://a.ru/cup</url><price>1900</price><currencyId>RUB</currencyId>
    <picture>https://a.ru/cup.jpg</picture><picture>cup-2.jpg</picture></offer></offers></shop></yml_catalog>`
  expect(readFeedItems(yml)).toEqual([
    {
      key: 'https://a.ru/cup',
      title: 'Чашка',
      text: 'Цена: 1900 RUB',
      url: 'https://a.ru/cup',
      pictures: ['https://a.ru/cup.jpg'],
    },
  ])
})

it.each([
  ['a page', '<html><body>404</body></html>', 'не лента'],
  ['a torn file', '<rss><channel><item><title>Раз', 'обрывается'],
  ['entities of its own', '<!DOCTYPE rss [<!ENTITY a "b">]><rss/>', 'DTD'],
  ['no XML at all', 'привет', 'нет ни одного элемента'],
])('refuses %s', (_what, text, reason) => {
  expect(() => readFeedItems(text)).toThrow(reason)
})
