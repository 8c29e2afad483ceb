import type { AiTaskOf } from '@kadr/contract/ai-tasks'
import { planDays } from '../../_shared/plan-days.ts'
import { allowed } from '../avoid.ts'
import type { Desk } from '../desk.ts'
import { PRODUCT_RUBRICS, RUBRICS, type Rubric } from '../phrases/rubrics.ts'
import { capital, type Subject } from '../subject.ts'

/** A rubric of general use names no product: «Один приём за минуту». */
const plainTitle = (rubric: Rubric, subject: Subject): string => {
  const title = rubric.title(subject)
  const start = `${subject.title}: `
  return subject.kind === 'product' && title.startsWith(start)
    ? capital(title.slice(start.length))
    : title
}

type Item = { format: Rubric['format']; title: string; text: string }

/** No two neighbours of one format, as far as that is possible. */
const alternate = (items: readonly Item[]): Item[] => {
  const rest = [...items]
  const order: Item[] = []
  while (rest.length > 0) {
    const next = rest.findIndex(({ format }) => format !== order.at(-1)?.format)
    order.push(...rest.splice(Math.max(next, 0), 1))
  }
  return order
}

export const writeContentPlan = ({
  desk,
  task,
}: {
  desk: Desk
  task: AiTaskOf<'content_plan'>
}) => {
  const { random, subject, avoids, facts } = desk
  const [first, ...others] = RUBRICS.map((rubric) => ({
    format: rubric.format,
    title: plainTitle(rubric, subject),
    text: rubric.text(subject),
  }))
  const ofProduct = (facts.product ? random.shuffle(PRODUCT_RUBRICS) : []).map((rubric) => ({
    format: rubric.format,
    title: rubric.title(subject),
    text: rubric.text(subject),
  }))
  const mixed = random.shuffle(others)
  // Something to sell comes second, and then not before others have had their turn.
  const made = [
    ...(first ? [first] : []),
    ...ofProduct.slice(0, 1),
    ...mixed.slice(0, 4),
    ...ofProduct.slice(1),
    ...mixed.slice(4),
  ]
  const good = allowed({ list: made, textOf: ({ title, text }) => `${title} ${text}`, avoids })
  const count = planDays(task).length
  return { items: alternate(good.slice(0, count)) }
}
