import { planDays } from '@kadr/ai'
import type { Phrases } from '@kadr/content/phrases'
import type { AiTaskOf } from '@kadr/contract/studio/ai-tasks'
import { filterAllowed } from '../avoid.ts'
import { fillPhrase } from '../phrases/fill-phrase.ts'
import { phrasesOf } from '../phrases/phrases.ts'
import { capitalise, isShowable, type Subject } from '../topic/subject.ts'
import type { WriterContext } from '../writer-context.ts'

/** One kind of post of a plan: its name and its draft, which stand on their own. */
type Item = Phrases['rubrics']['general'][number]

/** What happens once or is still to be chosen is no theme of a whole page. */
const valuesOf = ({ title, quoted, kind, benefits, price }: Subject) => ({
  title,
  quoted,
  hero: kind === 'product' || kind === 'place' ? quoted : '',
  theme: kind === 'any' || kind === 'learn' ? quoted : '',
  benefits: benefits
    .slice(0, 3)
    .map((line) => `— ${line}`)
    .join('\n'),
  price,
})

const fillRubric = (
  { format, title, text }: Item,
  values: Readonly<Record<string, string>>,
): Item => ({ format, title: fillPhrase(title, values), text: fillPhrase(text, values) })

/** General rubrics name neither a product nor a place: «Один приём за минуту». */
const dropSubject = (item: Item, subject: Subject): Item => {
  const start = `${subject.title}: `
  const isOwn = isShowable(subject) || subject.kind === 'choose'
  return isOwn && item.title.startsWith(start)
    ? { ...item, title: capitalise(item.title.slice(start.length)) }
    : item
}

const listNumbered = (tips: readonly string[]) =>
  tips.length === 1 ? (tips[0] ?? '') : tips.map((tip, index) => `${index + 1}. ${tip}.`).join('\n')

/** Rubrics of a field we know something about share the tips out among them; none are made of too few. */
const fillTipRubrics = ({ subject: { title, quoted }, tips }: WriterContext): Item[] => {
  let from = 0
  const items = phrasesOf('rubrics').tips.map((rubric) => {
    const taken = tips.slice(from, from + rubric.takes)
    from += rubric.takes
    return fillRubric(rubric, { title, quoted, tips: listNumbered(taken) })
  })
  return from <= tips.length ? items : []
}

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
  const { general, product, visit } = phrasesOf('rubrics')
  const values = valuesOf(subject)
  const [first, ...others] = general.map((rubric) =>
    dropSubject(fillRubric(rubric, values), subject),
  )
  const ofProduct = (facts.product ? random.shuffle(product) : []).map((rubric) =>
    fillRubric(rubric, values),
  )
  const isVisit = subject.kind === 'place' || subject.kind === 'news'
  const ofField = isVisit
    ? random.shuffle(visit).map((rubric) => fillRubric(rubric, values))
    : fillTipRubrics(context)
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
