import type { Ask } from '../ask/read-ask.ts'
import { capitalise } from '../topic/subject.ts'
import { type Piece, piece } from './piece.ts'

const free = (example: string) => ({ example, chips: [] })

const LONGEST = 78

/** The whole sentence in front of a question: its condition belongs to it. */
const ofWhole =
  (question: string) =>
  ({ sentence }: Ask): string => {
    const told = sentence.replace(/[\s.!?…]+$/u, '').replaceAll(/[«»"]/gu, '')
    return told.length > LONGEST
      ? capitalise(question)
      : `«${capitalise(told)}»: ${question.charAt(0).toLowerCase()}${question.slice(1)}`
  }

/** What is asked of a sentence that says something. */
export const CLAUSE = {
  claimWhy: piece(
    'claim_why',
    'item',
    'Почему *так*',
    ofWhole('почему это так?'),
    free('Одна причина простыми словами'),
  ),
  claimUnless: piece(
    'claim_unless',
    'item',
    'Когда *не так*',
    'В каком случае это неверно?',
    free('Условие, которое всё меняет'),
  ),
  claimCheck: piece(
    'claim_check',
    'list',
    'Проверьте *сами*',
    'Как проверить это самому?',
    free('Два-три признака через запятую'),
  ),
  canHow: piece(
    'can_how',
    'list',
    'Что *нужно*',
    ofWhole('что для этого нужно?'),
    free('Два-три условия через запятую'),
  ),
  canNot: piece(
    'can_not',
    'item',
    'Не *получится*',
    'В каком случае не получится?',
    free('Условие, которое всё меняет'),
  ),
  shownThere: piece(
    'shown_there',
    'list',
    'Как *это идёт*',
    ofWhole('что там происходит по порядку?'),
    free('Сначала, потом, в конце'),
  ),
  evidence: piece(
    'evidence',
    'list',
    'Что *сохранить*',
    'Что записать и сохранить: слова, фото, чеки?',
    free('Две-три вещи через запятую'),
  ),
  toldFirst: piece(
    'told_first',
    'item',
    '*Главное*',
    ofWhole('что здесь важно понять?'),
    free('Одна мысль, которую запомнят'),
  ),
  lawLinked: piece(
    'law_linked',
    'item',
    'Что *меняется*',
    ofWhole('что в таком случае меняется?'),
    free('Одной фразой: права, деньги, сроки'),
  ),
  sorts: piece(
    'sorts',
    'list',
    'Что *есть*',
    ofWhole('что есть сейчас и в каком виде?'),
    free('Сорта или виды через запятую'),
  ),
  broke: piece(
    'broke',
    'list',
    'Вот *что*',
    ({ sentence }) =>
      `${capitalise(
        sentence
          .replace(/[\s.!?…]+$/u, '')
          .replace(/(?<![а-яё])у нас(?![а-яё])/iu, 'у вас')
          .replace(/(?<![а-яё])у меня(?![а-яё])/iu, 'у вас'),
      )}?`,
    free('Две-три вещи через запятую'),
  ),
  whyBroke: piece(
    'why_broke',
    'item',
    'Почему *так вышло*',
    'Почему так вышло, если честно?',
    free('Одна причина'),
  ),
} as const satisfies Record<string, Piece>
