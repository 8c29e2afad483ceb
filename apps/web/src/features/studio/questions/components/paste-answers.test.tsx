import type { Question } from '@kadr/contract/studio/questions'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { AnswersModel } from '../model/use-answers.ts'
import { PasteAnswers } from './paste-answers.tsx'

afterEach(cleanup)

const question = (id: string, text: string): Question => ({
  id,
  text,
  example: '',
  chips: [],
  role: 'item',
  isRequired: true,
  fact: null,
  keepsAs: null,
})
const QUESTIONS = [
  question('result', 'Что человек получит в итоге?'),
  question('price', 'Сколько это стоит у вас?'),
]

/** Only what the panel reads. */
const modelOf = (take: AnswersModel['take']) =>
  ({ questions: QUESTIONS, gaps: QUESTIONS, take }) as unknown as AnswersModel

const Panel = ({ take, onClose }: { take: AnswersModel['take']; onClose: () => void }) => {
  const [text, setText] = useState('')
  return <PasteAnswers text={text} model={modelOf(take)} onChange={setText} onClose={onClose} />
}

it('shows where the words go before they are taken, and keeps what fits nowhere', () => {
  const take = vi.fn()
  const onClose = vi.fn()
  render(<Panel take={take} onClose={onClose} />)
  const field = screen.getByLabelText('Все ответы одним текстом', { selector: 'textarea' })
  fireEvent.change(field, { target: { value: 'Просто чашку' } })
  expect(screen.getByText(/Это один ответ/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Записать ответы' })).toHaveProperty('disabled', true)
  fireEvent.change(field, { target: { value: 'Вот\n1. Чашку\n2. 2 800 ₽' } })
  expect(screen.getByText('2 800 ₽')).toBeTruthy()
  expect(screen.getByText(/не подошло: Вот/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Записать ответы' }))
  expect(take).toHaveBeenCalledWith([
    { questionId: 'result', text: 'Чашку' },
    { questionId: 'price', text: '2 800 ₽' },
  ])
  expect(onClose).not.toHaveBeenCalled()
  expect(field).toHaveProperty('value', 'Вот')
})
