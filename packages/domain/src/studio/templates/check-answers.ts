import type { TemplateAnswer, TemplateField } from '@kadr/contract/studio/reel-templates'
import { quote } from '../../base/quote.ts'

type TextField = Extract<TemplateField, { kind: 'text' }>

/** Why a place can't take the words; undefined when it can. */
const checkWords = ({ label, most, lines }: TextField, text: string): string | undefined => {
  const words = text.trim()
  if (words === '') return `Заполните поле ${quote(label)}`
  if (words.length > most) return `${quote(label)}: не длиннее ${most} знаков`
  if (!lines) return undefined
  const entries = words.split('\n').filter((line) => line.trim() !== '')
  if (entries.length > lines.most) return `${quote(label)}: не больше ${lines.most} строк`
  return entries.some((line) => line.trim().length > lines.each)
    ? `${quote(label)}: строка не длиннее ${lines.each} знаков`
    : undefined
}

const checkField = (
  field: TemplateField,
  answer: TemplateAnswer | undefined,
): string | undefined => {
  if (field.kind === 'text') {
    if (answer?.resourceId) return `${quote(field.label)} — это слова, а не файл`
    return checkWords(field, answer?.text ?? '')
  }
  if (answer?.text) return `${quote(field.label)} — это файл, а не слова`
  return field.isRequired && !answer?.resourceId
    ? `Выберите файл для поля ${quote(field.label)}`
    : undefined
}

/** The first thing that is wrong with what was given for a template, in the order of its places. */
export const checkAnswers = ({
  asks,
  answers,
}: {
  asks: readonly TemplateField[]
  answers: readonly TemplateAnswer[]
}): string | undefined => {
  const known = new Set(asks.map(({ key }) => key))
  const stray = answers.find(({ key }) => !known.has(key))
  if (stray) return `Шаблон не спрашивает поля ${quote(stray.key)}`
  const given = new Map(answers.map((answer) => [answer.key, answer]))
  if (given.size < answers.length) return 'Одно поле названо дважды'
  for (const field of asks) {
    const problem = checkField(field, given.get(field.key))
    if (problem !== undefined) return problem
  }
  return undefined
}
