import type { AiOutputOf } from '@kadr/contract/studio/ai-outputs'
import type { AiTaskOf } from '@kadr/contract/studio/ai-tasks'
import type { KnownFact, SaidFact } from '@kadr/contract/studio/questions'
import type { SlideCard } from '@kadr/contract/studio/storyboard'
import { findSaidFacts } from '@kadr/domain/studio/questions/said-facts'
import { slideLines } from '@kadr/domain/studio/storyboard/slide-text'
import {
  findUnverifiedInText,
  findUnverifiedNumbers,
} from '@kadr/domain/studio/storyboard/unverified-numbers'
import type { DataBlock, Facts } from '../../ports.ts'
import { listProductTexts, presentFacts } from '../mark-grounds.ts'

type SlideshowInput = { task: AiTaskOf<'slideshow'>; facts: Facts }

type Answered = { вопрос: string; ответ: string }

/** Questions with the answers of the person. */
const listAnswers = ({ task, facts }: SlideshowInput): Answered[] =>
  (task.answers ?? []).flatMap(({ questionId, text }) => {
    const question = facts.plan?.questions.find(({ id }) => id === questionId)
    return text === '' ? [] : [{ вопрос: question?.text ?? '', ответ: text }]
  })

/** What the workspace said before of what is asked now; an answer replaces it, also an empty one. */
const listKnown = ({ task, facts }: SlideshowInput): Answered[] =>
  (facts.plan?.questions ?? []).flatMap(({ id, text, fact }) => {
    const isAnswered = task.answers?.some(({ questionId }) => questionId === id)
    return fact?.isFresh && !isAnswered ? [{ вопрос: text, ответ: fact.text }] : []
  })

export const createAnswerBlocks = (input: SlideshowInput): DataBlock[] => {
  const answers = listAnswers(input)
  const known = listKnown(input)
  return [
    ...(answers.length === 0 ? [] : [{ name: 'ответы', value: answers }]),
    ...(known.length === 0 ? [] : [{ name: 'факты о деле', value: known }]),
  ]
}

/** An engine phrases what it is given; what it adds may not look like a fact of this business. */
export const describeSources = (input: SlideshowInput): string[] => [
  'Цены, сроки, адреса и числа о деле бери только из данных: «тема», «ответы», «факты о деле», «о деле», «продукт». Чего там нет, о том не пиши.',
  ...(listAnswers(input).length > 0
    ? ['Слайды составь из ответов: их слова можно сократить и поправить, нового не добавляй.']
    : []),
  ...(input.facts.plan?.isQuiet
    ? ['Тема тяжёлая или серьёзная: без шуток, восклицаний и вопросов к зрителю о его жизни.']
    : []),
]

/** Facts that no question asks for: those of questions come with their questions, or an answer replaced them. */
export const listOtherFacts = ({ facts: { known, plan } }: SlideshowInput): KnownFact[] => {
  const asked = new Set(plan?.questions.flatMap(({ fact }) => fact?.text ?? []))
  return known.filter(({ text }) => !asked.has(text))
}

/** Facts of the workspace that slides may repeat, with their sources. */
const listSayable = (input: SlideshowInput): SaidFact[] => [
  ...(input.facts.plan?.questions ?? []).flatMap(({ id, fact }) => {
    const isAnswered = input.task.answers?.some(({ questionId }) => questionId === id)
    return fact?.isFresh && !isAnswered
      ? [{ text: fact.text, source: fact.source, date: fact.date }]
      : []
  }),
  ...presentFacts(listOtherFacts(input)),
]

/** Everything a number of a slide may come from. */
const listSources = (input: SlideshowInput): string[] => {
  const { task, facts } = input
  return [
    task.topic,
    task.hook,
    ...[...listAnswers(input), ...listKnown(input)].map(({ ответ }) => ответ),
    ...listOtherFacts(input).flatMap(({ about, text }) => [about, text]),
    ...listProductTexts(facts),
  ]
}

/** By slide and for the caption: numbers that stand nowhere, and the facts that are repeated. */
export const markSlides = (
  input: SlideshowInput,
  { slides, caption }: { slides: readonly SlideCard[]; caption: string },
): Pick<AiOutputOf<'slideshow'>, 'captionNumbers' | 'saidFacts' | 'unverifiedNumbers'> => {
  const sources = listSources(input)
  const facts = listSayable(input)
  const unverifiedNumbers = findUnverifiedNumbers({ slides, sources })
  const captionNumbers = findUnverifiedInText({ text: caption, sources })
  const saidFacts = slides.map((card) => findSaidFacts({ text: slideLines(card).join(' '), facts }))
  const isSome = (lists: readonly (readonly unknown[])[]) => lists.some(({ length }) => length > 0)
  return {
    ...(isSome(unverifiedNumbers) && { unverifiedNumbers }),
    ...(captionNumbers.length > 0 && { captionNumbers }),
    ...(isSome(saidFacts) && { saidFacts }),
  }
}
