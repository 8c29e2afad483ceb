import type { AiTaskOf } from '@kadr/contract/ai-tasks'
import { planDays } from '../../_shared/plan-days.ts'
import { allowed } from '../avoid.ts'
import { composeCaption } from '../compose-caption.ts'
import type { Desk } from '../desk.ts'
import { PRODUCT_RUBRICS, RUBRICS, type Rubric } from '../phrases/rubrics.ts'
import { chooseHooks } from './hooks.ts'

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

/** When the rubrics run out: a hook with a caption of its own under it. */
const moreItems = (desk: Desk, count: number): Item[] =>
  chooseHooks({ desk, family: null, count }).map(({ text }) => ({
    format: 'post',
    title: text,
    text: composeCaption({ desk, length: 'medium' }),
  }))

export const writeContentPlan = ({
  desk,
  task,
}: {
  desk: Desk
  task: AiTaskOf<'content_plan'>
}) => {
  const { random, subject, avoids, facts } = desk
  const [first, ...others] = RUBRICS
  const ofProduct = facts.product ? random.shuffle(PRODUCT_RUBRICS) : []
  const mixed = random.shuffle(others)
  // Something to sell comes second, and then not before others have had their turn.
  const order = [
    first,
    ...ofProduct.slice(0, 1),
    ...mixed.slice(0, 4),
    ...ofProduct.slice(1),
    ...mixed.slice(4),
  ]
  const made = order.flatMap((rubric) =>
    rubric
      ? [{ format: rubric.format, title: rubric.title(subject), text: rubric.text(subject) }]
      : [],
  )
  const good = allowed({ list: made, textOf: ({ title, text }) => `${title} ${text}`, avoids })
  const count = planDays(task).length
  const items = [...good, ...moreItems(desk, Math.max(0, count - good.length))]
  return { items: alternate(items.slice(0, count)) }
}
