import type { AiTaskOf } from '@kadr/contract/ai-tasks'
import { planDays } from '../../_shared/plan-days.ts'
import { filterAllowed } from '../avoid.ts'
import { PRODUCT_RUBRICS, RUBRICS, type Rubric, tipRubrics } from '../phrases/rubrics.ts'
import { VISIT_RUBRICS } from '../phrases/visit-rubrics.ts'
import { capitalise, isShowable, type Subject } from '../subject.ts'
import type { WriterContext } from '../writer-context.ts'

/** General rubrics name neither a product nor a place: «Один приём за минуту». */
const createPlainTitle = (rubric: Rubric, subject: Subject): string => {
  const title = rubric.title(subject)
  const start = `${subject.title}: `
  const isOwn = isShowable(subject) || subject.kind === 'choose'
  return isOwn && title.startsWith(start) ? capitalise(title.slice(start.length)) : title
}

/** Enough for three rubrics. */
const TIPS_SHARED = 6

type Item = { format: Rubric['format']; title: string; text: string }

/** Avoids neighbours of the same format where possible. */
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
  context,
  task,
}: {
  context: WriterContext
  task: AiTaskOf<'content_plan'>
}) => {
  const { random, subject, avoids, facts } = context
  const [first, ...others] = RUBRICS.map((rubric) => ({
    format: rubric.format,
    title: createPlainTitle(rubric, subject),
    text: rubric.text(subject),
  }))
  const ofProduct = (facts.product ? random.shuffle(PRODUCT_RUBRICS) : []).map((rubric) => ({
    format: rubric.format,
    title: rubric.title(subject),
    text: rubric.text(subject),
  }))
  const tips = context.tips
  const isVisit = subject.kind === 'place' || subject.kind === 'news'
  const known = tips.length >= TIPS_SHARED ? tipRubrics(subject, tips) : []
  const ofField = (isVisit ? random.shuffle(VISIT_RUBRICS) : known).map((rubric) => ({
    format: rubric.format,
    title: rubric.title(subject),
    text: rubric.text(subject),
  }))
  const mixed = random.shuffle(others)
  // Sales posts start second and repeat only after all other rubrics.
  const made = [
    ...(first ? [first] : []),
    ...ofProduct.slice(0, 1),
    ...ofField.slice(0, 2),
    ...mixed.slice(0, 4),
    ...ofField.slice(2),
    ...ofProduct.slice(1),
    ...mixed.slice(4),
  ]
  const good = filterAllowed({
    list: made,
    textOf: ({ title, text }) => `${title} ${text}`,
    avoids,
  })
  const count = planDays(task).length
  return { items: alternate(good.slice(0, count)) }
}
