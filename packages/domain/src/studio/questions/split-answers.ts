import type { FactKind } from '@kadr/contract/library/business'
import { ANSWER_MAX, type Answer, type Question } from '@kadr/contract/studio/questions'

type OpenQuestion = Pick<Question, 'id' | 'text' | 'keepsAs'>

export type SplitAnswers = {
  answers: Answer[]
  /** What belongs to no question, or is too long for an answer: shown, never dropped. */
  rest: string
}

const NUMBERED = /^\s*(\d{1,2})\s*(?:[.):]|[–—-](?=\s))\s*(?!\d)/u
/** A head that may repeat a question: up to its sign. */
const HEADED = /^\s*([^:?–—\n]{3,90}?)\s*(?:[?]\s*[–—:-]?|:|\s[–—-]\s)\s*(?=\S|$)/u

/** What people call a question in short. */
const NAMES: Readonly<Partial<Record<FactKind, RegExp>>> = {
  price: /^(?:цен[аы]|стоимость|сколько стоит|прайс)$/iu,
  included: /^(?:что входит|входит|состав)$/iu,
  term: /^(?:сроки?|время|сколько времени|длительность)$/iu,
  result: /^(?:результат|итог|что получится)$/iu,
  audience: /^(?:для кого|кому|кому подойд[её]т)$/iu,
  address: /^(?:адрес|где|место)$/iu,
  hours: /^(?:часы(?: работы)?|график|время работы|режим(?: работы)?|когда)$/iu,
  booking: /^(?:контакты?|запись|как записаться|связь|как связаться)$/iu,
  about: /^(?:главное|суть|о нас)$/iu,
}

const STEM = 5
const stemsOf = (text: string): string[] =>
  (
    text
      .toLocaleLowerCase('ru')
      .replaceAll('ё', 'е')
      .match(/\p{L}{3,}/gu) ?? []
  ).map((word) => word.slice(0, STEM))

/** Most words of the question, and no more than a word of something else. */
const isOwnWords = (head: string, { text }: OpenQuestion): boolean => {
  const asked = [...new Set(stemsOf(text))]
  const said = stemsOf(head)
  const shared = asked.filter((one) => said.includes(one)).length
  return shared >= 2 && shared >= asked.length * 0.6 && said.length <= asked.length + 1
}

const findByHead = (head: string, questions: readonly OpenQuestion[]): OpenQuestion | undefined =>
  questions.find((one) => isOwnWords(head, one)) ??
  questions.find(({ keepsAs }) => keepsAs !== null && NAMES[keepsAs]?.test(head.trim()))

type Part = { question: OpenQuestion | undefined; lines: string[] }

/** A line that names a question opens its part; the lines after it belong to it. */
const partLines = (
  lines: readonly string[],
  open: (line: string) => { question: OpenQuestion; words: string } | undefined,
): Part[] => {
  const parts: Part[] = []
  for (const line of lines) {
    const found = open(line)
    if (found) parts.push({ question: found.question, lines: [found.words] })
    else if (parts.length > 0) parts.at(-1)?.lines.push(line)
    else parts.push({ question: undefined, lines: [line] })
  }
  return parts
}

const byNumbers = (lines: readonly string[], questions: readonly OpenQuestion[]): Part[] => {
  let last = 0
  return partLines(lines, (line) => {
    const number = Number(NUMBERED.exec(line)?.[1] ?? 0)
    const question = questions[number - 1]
    if (!question || number <= last) return undefined
    last = number
    return { question, words: line.replace(NUMBERED, '') }
  })
}

const byWords = (lines: readonly string[], questions: readonly OpenQuestion[]): Part[] => {
  const left = [...questions]
  return partLines(lines, (line) => {
    const head = HEADED.exec(line)
    const question = head?.[1] === undefined ? undefined : findByHead(head[1], left)
    if (!head || !question) return undefined
    left.splice(left.indexOf(question), 1)
    return { question, words: line.slice(head[0].length) }
  })
}

const inOrder = (blocks: readonly string[], open: readonly OpenQuestion[]): Part[] =>
  blocks.map((block, index) => ({ question: open[index], lines: block.split('\n') }))

const textOf = ({ lines }: Part): string => lines.join('\n').trim()

const cut = (text: string): string => {
  if (text.length <= ANSWER_MAX) return text
  const head = text.slice(0, ANSWER_MAX)
  return head.replace(/\s+\S*$/u, '') || head
}

const gather = (parts: readonly Part[]): SplitAnswers | undefined => {
  const answers: Answer[] = []
  const rest: string[] = []
  for (const part of parts) {
    const text = textOf(part)
    const taken = part.question ? cut(text) : ''
    if (part.question && taken !== '') answers.push({ questionId: part.question.id, text: taken })
    rest.push(text.slice(taken.length).trim())
  }
  if (answers.length < 2) return undefined
  return { answers, rest: rest.filter((one) => one !== '').join('\n') }
}

/**
 * One text as answers to several questions: by the numbers of the questions, by their own words, by blank lines, or a
 * line for each open question. Undefined when it is one answer. Every word stands in an answer or in the rest.
 */
export const splitAnswers = ({
  text,
  questions,
  openIds,
}: {
  text: string
  /** In the order and with the numbers the person sees. */
  questions: readonly OpenQuestion[]
  /** Without an answer yet: blocks without a name are for these. */
  openIds: readonly string[]
}): SplitAnswers | undefined => {
  const plain = text.replaceAll(/\r\n?/g, '\n').trim()
  const lines = plain.split('\n')
  const open = questions.filter(({ id }) => openIds.includes(id))
  const blocks = plain.split(/\n\s*\n/u).filter((block) => block.trim() !== '')
  const spoken = lines.filter((line) => line.trim() !== '')
  return (
    gather(byNumbers(lines, questions)) ??
    gather(byWords(lines, questions)) ??
    (blocks.length > 1 ? gather(inOrder(blocks, open)) : undefined) ??
    (spoken.length === open.length ? gather(inOrder(spoken, open)) : undefined)
  )
}
