import type { AiOutput } from '@kadr/contract/studio/ai-outputs'
import { createCard } from '@kadr/contract/studio/create-card'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { AiOutputView } from './ai-output-view.tsx'
import type { AiInsertHandlers } from './pieces.ts'

afterEach(cleanup)

const OUTPUTS: readonly [AiOutput, words: string][] = [
  [{ kind: 'hooks', hooks: [{ text: 'Стоп', family: 'list', goal: 'save' }] }, 'Стоп'],
  [{ kind: 'caption', text: 'Открылись', hashtags: ['#хлеб'] }, '#хлеб'],
  [{ kind: 'rewrite', text: 'Короче' }, 'Короче'],
  [
    { kind: 'adapt', variants: [{ network: 'youtube', text: 'Т', title: 'Имя', isCut: true }] },
    'Конец обрезан под лимит сети',
  ],
  [{ kind: 'hashtags', hashtags: ['#хлеб', '#утро'] }, '#хлеб #утро'],
  [{ kind: 'alt_text', text: 'Кот спит' }, 'Кот спит'],
  [
    {
      kind: 'slideshow',
      isKnown: true,
      storyboard: { slides: [createCard('item', { title: 'Про *помол*', body: 'Крупнее' })] },
      caption: 'П',
      hashtags: [],
    },
    'Про помол',
  ],
  [
    {
      kind: 'talking_head',
      lines: [{ text: 'Привет', seconds: 1.6 }],
      seconds: 1.6,
      caption: '',
    },
    '2\u00A0с',
  ],
  [
    { kind: 'product_demo', hook: 'Х', benefits: ['Свежий'], callToAction: 'Зайдите', caption: '' },
    'Зайдите',
  ],
  [{ kind: 'meme', memes: [{ top: 'Я', bottom: 'Тоже я' }] }, 'Тоже я'],
  [
    {
      kind: 'product_ideas',
      ideas: [{ title: 'Мифы', format: 'meme', hook: 'Х', text: 'О чём' }],
    },
    'Мифы',
  ],
  [{ kind: 'comment_reply', replies: ['Спасибо'] }, 'Спасибо'],
]

/** The accessible name includes the item: «Взять: вариант 1». */
const TAKE = /^Взять/

it.each(OUTPUTS.map(([output, words]) => ({ kind: output.kind, output, words })))(
  'shows, copies and gives away $kind',
  ({ output, words }) => {
    const taken: string[] = []
    const handlers: AiInsertHandlers = { [output.kind]: () => taken.push(output.kind) }
    render(<AiOutputView output={output} isOffline={false} handlers={handlers} />)
    // The text may be split over elements.
    expect(document.body.textContent).toContain(words)
    expect(screen.getByRole('button', { name: /^Скопировать/ })).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: TAKE }))
    expect(taken).toEqual([output.kind])
  },
)

it('marks template texts, and offers no insertion without a handler', () => {
  render(<AiOutputView output={{ kind: 'rewrite', text: 'Короче' }} isOffline />)
  expect(screen.getByText('Шаблонный режим')).toBeDefined()
  expect(screen.queryByRole('button', { name: TAKE })).toBeNull()
})

it('puts the chosen posts of a plan on the calendar', () => {
  const taken: (readonly number[])[] = []
  const item = { format: 'post', title: 'Тема', text: 'Текст' } as const
  const items = [
    { ...item, wallTime: '2027-03-01T12:00' },
    { ...item, wallTime: '2027-03-03T12:00' },
  ]
  render(
    <AiOutputView
      output={{ kind: 'content_plan', items }}
      isOffline={false}
      handlers={{ content_plan: (places) => taken.push(places) }}
    />,
  )
  fireEvent.click(screen.getByLabelText(/1 марта/))
  fireEvent.click(screen.getByRole('button', { name: 'Поставить в календарь: 1' }))
  expect(taken).toEqual([[1]])
})

it('marks numbers that stand in no fact beside their text, until a person confirms them', () => {
  const output: AiOutput = {
    kind: 'slideshow',
    isKnown: true,
    storyboard: { slides: [createCard('item', { title: 'Скидка 40 %', body: 'с 1990 года' })] },
    unverifiedNumbers: [['40', '1990']],
    captionNumbers: ['15'],
    caption: 'Ещё 15 мест',
    hashtags: [],
  }
  render(<AiOutputView output={output} isOffline={false} />)
  expect(screen.getAllByRole('note')).toHaveLength(2)
  expect(screen.getByText(/Проверьте числа: их написала нейросеть/)).toBeTruthy()
  for (const number of ['40', '1990', '15']) {
    fireEvent.click(screen.getByRole('button', { name: `${number}: верно` }))
  }
  expect(screen.queryAllByRole('note')).toEqual([])
})
