import { createCard } from '@kadr/contract/studio/create-card'
import type { Answer, AskPlan, ComposedAnswers } from '@kadr/contract/studio/questions'
import type { SlideCard } from '@kadr/contract/studio/storyboard'
import { withoutMarks } from '@kadr/domain/studio/storyboard/slide-text'
import { type Ask, readAsk } from '../ask/read-ask.ts'
import { listPieces } from '../questions/sets.ts'
import { composeTitle, keepPromise } from '../storyboard/compose-hook.ts'
import { createOfferCards } from '../storyboard/compose-offer.ts'
import { readOffer } from '../storyboard/read-offer.ts'
import { capitalise } from '../topic/subject.ts'
import { type Block, contactCard } from './answer-cards.ts'
import { createBlocks, type ShapedAnswer } from './create-blocks.ts'
import { cleanAnswer, splitPoints } from './tidy-answer.ts'

const isAccent = ({ role }: SlideCard): boolean => role === 'number' || role === 'quote'

/** The rich slides of a block where the rhythm allows them: one figure or quote, no role twice in a row but items. */
const chooseCards = (block: Block, before: readonly SlideCard[]): readonly SlideCard[] => {
  const [first] = block.rich
  if (!first) return block.plain
  const isRepeated = first.role === before.at(-1)?.role
  const isSecond = isAccent(first) && before.some(isAccent)
  return isRepeated || isSecond ? block.plain : block.rich
}

/** Own words of the person, or a fresh fact where nothing was typed. An empty answer skips the fact too. */
const readGiven = ({
  ask,
  plan,
  answers,
}: {
  ask: Ask
  plan: AskPlan
  answers: readonly Answer[]
}): ShapedAnswer[] =>
  listPieces(ask).pieces.flatMap((piece) => {
    const typed = answers.find(({ questionId }) => questionId === piece.id)
    const fact = plan.questions.find(({ id }) => id === piece.id)?.fact
    const text = cleanAnswer(typed?.text ?? (fact?.isFresh ? fact.text : ''))
    if (!/[\p{L}\d]/u.test(text)) return []
    const label = typeof piece.label === 'string' ? piece.label : piece.label(ask)
    return [{ id: piece.id, shape: piece.shape, label, text }]
  })

const COUNTED: readonly string[] = ['list', 'mistake_list']

/** How many points the answers hold; what the cover promises may be no more. */
const countPromised = (given: readonly ShapedAnswer[]): number =>
  given.reduce((sum, { id, shape, text }) => {
    if (shape === 'mistake') return sum + 1
    return COUNTED.includes(id) ? sum + splitPoints(text).length : sum
  }, 0)

const endSentence = (text: string): string => (/[.!?…]$/u.test(text) ? text : `${text}.`)

const writeCaption = (sentence: string, given: readonly ShapedAnswer[]): string => {
  const said = given.map(({ shape, label, text }) => {
    const line = text.replaceAll(/\s*\n\s*/g, ', ')
    return endSentence(shape === 'contact' ? line : `${capitalise(withoutMarks(label))}: ${line}`)
  })
  return [endSentence(capitalise(sentence)), ...said].join('\n\n')
}

/**
 * Slides of the person's own words, as far as there are any: an empty answer drops its slide, and nothing is said that
 * neither the sentence, an answer nor a fact says.
 */
export const composeFromAnswers = ({
  plan,
  answers,
}: {
  /** Facts of the workspace are in its questions. */
  plan: AskPlan
  answers: readonly Answer[]
}): Omit<ComposedAnswers, 'form'> => {
  const ask = readAsk(plan.sentence)
  const given = readGiven({ ask, plan, answers })
  const offer = ask.kind === 'offer' ? readOffer(ask.sentence) : undefined
  const promised = keepPromise(ask.sentence, countPromised(given))
  const slides: SlideCard[] = [createCard('hook', { title: composeTitle(promised) })]
  const questionIds: string[][] = [[]]
  const add = (cards: readonly SlideCard[], ids: readonly string[]) => {
    slides.push(...cards)
    questionIds.push(...cards.map(() => [...ids]))
  }
  add(offer ? createOfferCards(offer) : [], [])
  for (const block of createBlocks(given)) {
    add(chooseCards(block, slides), block.ids)
  }
  const contact = given.find(({ shape }) => shape === 'contact')
  if (contact) add([contactCard(contact)], [contact.id])
  const typed = new Set(answers.map(({ questionId }) => questionId))
  const told = new Set(given.map(({ id }) => id))
  return {
    storyboard: { slides },
    questionIds,
    open: plan.questions.map(({ id }) => id).filter((id) => !told.has(id) && !typed.has(id)),
    caption: given.length === 0 ? '' : writeCaption(promised, given),
  }
}
