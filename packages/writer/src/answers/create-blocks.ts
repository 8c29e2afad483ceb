import type { Shape } from '../questions/piece.ts'
import { capitalise } from '../topic/subject.ts'
import {
  type Block,
  halvesBlock,
  itemBlock,
  listBlock,
  mythBlock,
  numberBlock,
  quoteBlock,
} from './answer-cards.ts'

/** An answered question. */
export type ShapedAnswer = { id: string; shape: Shape; label: string; text: string }

/** Shapes that share a slide with the next answer. */
const PARTNER: Readonly<Partial<Record<Shape, Shape>>> = {
  mistake: 'right',
  one_side: 'other_side',
  before: 'after',
  myth: 'truth',
}

const ALONE: Readonly<Partial<Record<Shape, string>>> = {
  mistake: '*Ошибка*',
  right: 'Как *надо*',
  before: 'Как было *до*',
  after: 'Как стало *после*',
}

const joinPair = (one: ShapedAnswer, other: ShapedAnswer): Block => {
  switch (one.shape) {
    case 'mistake':
      return halvesBlock({
        one,
        other,
        title: one.label,
        heads: ['Ошибка', 'Как надо'],
        isFix: true,
      })
    case 'before':
      return halvesBlock({ one, other, title: one.label, heads: ['Было', 'Стало'], isFix: true })
    case 'myth':
      return mythBlock(one, other)
    default:
      return halvesBlock({
        one,
        other,
        title: 'Сравните *сами*',
        heads: [capitalise(one.label), capitalise(other.label)],
        isFix: false,
      })
  }
}

const createBlock = (answer: ShapedAnswer): Block => {
  switch (answer.shape) {
    case 'list':
      return listBlock(answer)
    case 'number':
      return numberBlock(answer)
    case 'quote':
      return quoteBlock(answer)
    default:
      return itemBlock({ ...answer, label: ALONE[answer.shape] ?? capitalise(answer.label) })
  }
}

/** Answers in the order of their slides; two of one pair become one. The contact is the last slide and not here. */
export const createBlocks = (all: readonly ShapedAnswer[]): Block[] => {
  const answers = all.filter(({ shape }) => shape !== 'contact')
  const blocks: Block[] = []
  for (let at = 0; at < answers.length; at += 1) {
    const one = answers[at]
    const other = answers[at + 1]
    if (!one) continue
    const isPair = other !== undefined && PARTNER[one.shape] === other.shape
    blocks.push(isPair ? joinPair(one, other) : createBlock(one))
    if (isPair) at += 1
  }
  return blocks
}
