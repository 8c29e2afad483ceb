import { expect, it } from 'vitest'
import { compileText } from './compile-text.ts'
import { createDrawBlock } from './draw-blocks.ts'
import { createPictures } from './pictures.ts'

const poster = { src: '/pictures/a.webp', width: 240, height: 427 }
const hook = {
  id: 'n-mistakes',
  family: { id: 'list', title: 'Список' },
  template: '{число} ошибок',
  example: '5 ошибок в уходе',
  niches: ['beauty'],
  goals: ['save'],
  layers: { text: 'Считайте', voice: 'Я тоже', picture: 'Баночки' },
  warning: null,
  poster,
}
const drawBlock = createDrawBlock({
  figures: new Map([
    [
      'bars',
      {
        kind: 'bars',
        title: 'Знаки',
        unit: 'шт',
        rows: [
          { label: 'А', value: 2 },
          { label: 'Б', value: 1 },
        ],
      },
    ],
  ]),
  screens: new Map([['calendar', { src: '/screens/calendar.webp', width: 1200, height: 800 }]]),
  hooks: new Map([['list/n-mistakes', hook]]),
  pictures: createPictures(),
})
const compile = (body: string) =>
  compileText({ file: 'content/a.md', body, bodyLine: 10, drawBlock })
const shown = (html: string) => html.replaceAll('\u00a0', '_')

it('gives headings latin anchors, each its own, and lists those of the contents', () => {
  const { prose, headings } = compile(
    '## Что закрывают кнопки\n\n### Ещё\n\n## Что закрывают кнопки\n',
  )
  expect(headings.map(({ id }) => id)).toEqual([
    'chto-zakryvayut-knopki',
    'chto-zakryvayut-knopki-2',
  ])
  expect(prose).toContain('<h3 id="esche">')
})

it('typesets the text and leaves code as it is', () => {
  const { prose } = compile('Рилс — это в пути `a в b` и всё')
  expect(shown(prose)).toContain('Рилс_— это в_пути <code>a в b</code> и_всё')
})

it('takes live numbers of the domain', () => {
  expect(shown(compile('До {{limits.tiktok.video.text}} знаков').prose)).toContain(
    'До_2_200 знаков',
  )
  expect(shown(compile('{{plans.creator.aiGenerations}}').prose)).toContain('70')
  expect(shown(compile('От {{verdicts.enough}} публикаций').prose)).toContain('От_5 публикаций')
  expect(compile('{{requisites.owner}}').prose).toContain('{{requisites.owner}}')
})

it('draws notes, tables, figures, screens, hooks and the way to a reel', () => {
  const { prose } = compile(
    [
      ':::note Важно\nТекст **жирный**\n:::\n',
      ':::table Числа\n| А | Б |\n| --- | --- |\n| 1 | 2 |\n:::\n',
      ':::figure id="bars" alt="Знаки"\n:::\n',
      ':::figure id="screens/calendar" alt="Календарь" caption="Неделя" shows="Пн"\n:::\n',
      ':::copy Кофейня\n#кофе #утро\n:::\n',
      ':::hook list/n-mistakes\n:::\n',
      ':::reel phrase="Три ошибки"\n:::\n',
    ].join('\n'),
  )
  expect(prose).toContain(
    '<aside class="note"><p class="note-title">Важно</p><p>Текст <strong>жирный',
  )
  expect(prose).toContain('role="region" tabindex="0" aria-label="Числа"><table>')
  expect(prose).toContain('<th scope="row">1</th><td>2</td>')
  expect(prose).toContain('<i style="width:50%">')
  expect(prose).toContain(
    '<img src="/screens/calendar.webp" width="1200" height="800" alt="Календарь"',
  )
  expect(prose).toContain('href="/hooks-gallery/list#n-mistakes"')
  expect(prose).toContain('<b>Кофейня</b> <span>#кофе #утро</span>')
  expect(prose).toContain('<form action="/new-reel" method="get">')
})

it.each([
  ['Текст\n\n# Заголовок', 12, 'levels 2 to 4'],
  ['Текст\n\n![](/a.png)', 12, ':::figure'],
  ['<b>да</b>', 10, 'raw HTML'],
  ['Текст\n{{limits.tiktok.none}}', 11, 'there is no value'],
  [':::figure id="none" alt="Да"\n:::', 10, 'there is no figure none'],
  ['Да\n\n:::hook list/none\n:::', 12, 'there is no hook'],
  [':::box Да\n:::', 10, 'there is no block'],
  [':::figure id="screens/calendar" alt="Да"\n:::', 10, 'no shows='],
  [':::copy Да\n:::', 10, 'no text to copy'],
])('refuses %j and names the line', (body, line, message) => {
  expect(() => compile(body)).toThrow(`content/a.md:${line}: `)
  expect(() => compile(body)).toThrow(message)
})
