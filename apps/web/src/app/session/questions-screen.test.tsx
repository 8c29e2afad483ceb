import { createCard } from '@kadr/contract/studio/create-card'
import {
  type Answer,
  type AskPlan,
  type ComposedAnswers,
  composeVisitorAnswers,
  type Question,
} from '@kadr/contract/studio/questions'
import { createForm, createSlide } from '@kadr/scene/director/new-slide'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import QuestionsScreen from '../../features/studio/questions/components/questions-screen.tsx'
import { ServicesProvider } from '../../platform/api/services.tsx'
import { tabTexts } from '../../platform/storage/device-storage.ts'
import { createServices } from './create-services.ts'

const BOOT = { buildId: 'b', origin: 'https://kadr.test', apiOrigins: {}, path: '/', data: {} }
const SENTENCE = 'Что получится на мастер-классе'

const question = (id: string, text: string, changes: Partial<Question> = {}): Question => ({
  id,
  text,
  example: 'Руки не из того места',
  chips: [],
  role: 'item',
  isRequired: true,
  fact: null,
  keepsAs: null,
  ...changes,
})

const PLAN: AskPlan = {
  sentence: SENTENCE,
  kind: 'outcome',
  tone: 'neutral',
  isQuiet: false,
  isKnown: false,
  questions: [
    question('result', 'Что человек унесёт домой?', { chips: ['Чашку', 'Тарелку'] }),
    question('price', 'Сколько это стоит у вас?', {
      keepsAs: 'price',
      fact: { text: '2 800 ₽', source: 'person', date: '2026-08-12T10:00:00Z', isFresh: false },
    }),
  ],
}

const composed = (answers: readonly Answer[]): ComposedAnswers => {
  const cards = [
    createCard('hook', { title: SENTENCE }),
    ...answers.flatMap(({ text }) => (text === '' ? [] : [createCard('item', { title: text })])),
  ]
  return {
    storyboard: { slides: cards },
    questionIds: [
      [],
      ...answers.flatMap(({ text, questionId }) => (text === '' ? [] : [[questionId]])),
    ],
    open: [],
    caption: '',
    form: createForm(cards.map((card, index) => createSlide(`s${index}`, card))),
  }
}

// The test's browser has no fonts.
beforeAll(() => {
  vi.stubGlobal('FontFace', class {})
  Object.defineProperty(document, 'fonts', {
    value: { add: () => undefined, load: () => Promise.resolve([]) },
    configurable: true,
  })
})
afterAll(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'fonts')
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const open = () => {
  const services = createServices({ boot: BOOT })
  const know = (...answers: Answer[]) => {
    const { queryKey } = services.api.query(composeVisitorAnswers, {
      body: { sentence: SENTENCE, answers },
    })
    services.queries.setQueryData(queryKey, composed(answers))
  }
  know()
  know({ questionId: 'result', text: 'Чашку' })
  know({ questionId: 'result', text: 'Чашку' }, { questionId: 'price', text: '2 800 ₽' })
  know({ questionId: 'result', text: '' })
  const props = { onSentence: vi.fn(), onSignIn: vi.fn(), onWrite: vi.fn() }
  render(
    <ServicesProvider services={services}>
      <QueryClientProvider client={services.queries}>
        <QuestionsScreen
          {...props}
          sentence={SENTENCE}
          style={undefined}
          plan={PLAN}
          onBuilt={undefined}
        />
      </QueryClientProvider>
    </ServicesProvider>,
  )
  return { user: userEvent.setup(), ...props }
}

/** Wide screens have it in the page, phones in a bar. */
const build = () => {
  const [button] = screen.getAllByRole('button', { name: 'Собрать рилс' })
  if (!button) throw new Error('There is no button')
  return button
}
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })

it('draws a slide of what is typed and leads through the gaps to the reel', async () => {
  const { user, onSignIn } = open()
  expect(screen.getAllByRole('img')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Чашку' }))
  expect(field('Что человек унесёт домой?').value).toBe('Чашку')
  expect(await screen.findByRole('img', { name: 'Слайд 2: Чашку' })).toBeTruthy()

  await user.click(build())
  expect(onSignIn).not.toHaveBeenCalled()
  expect(screen.getByText(/^Осталось ответить: 1/)).toBeTruthy()
  expect(document.activeElement).toBe(field('Сколько это стоит у вас?'))

  expect(screen.getByText('2 800 ₽: цена та же?')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Да' }))
  await user.click(build())
  expect(onSignIn).toHaveBeenCalledOnce()
  expect(JSON.parse(tabTexts.read('kadr.visitor-answers') ?? '')).toMatchObject({
    sentence: SENTENCE,
    askId: expect.any(String),
    answers: { texts: { result: 'Чашку', price: '2 800 ₽' } },
  })
})

it('drops the slide of a skipped question and gives it back', async () => {
  const { user } = open()
  await user.type(field('Что человек унесёт домой?'), 'Чашку')
  await screen.findByRole('img', { name: 'Слайд 2: Чашку' })
  await user.click(screen.getAllByRole('button', { name: 'Пропустить' })[0] ?? build())
  await waitFor(() => expect(screen.queryByRole('img', { name: /Чашку/ })).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Вернуть' }))
  expect(field('Что человек унесёт домой?').value).toBe('Чашку')
  expect(await screen.findByRole('img', { name: 'Слайд 2: Чашку' })).toBeTruthy()
})

it('does not build a reel of a cover alone', async () => {
  const { user, onSignIn } = open()
  await user.click(build())
  await user.click(build())
  expect(onSignIn).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: 'Собрать без них' })).toBeNull()
})
