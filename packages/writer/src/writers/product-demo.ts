import { AiFailure } from '@kadr/ai'
import type { AiTaskOf } from '@kadr/contract/studio/ai-tasks'
import { countOf, type PluralForms } from '@kadr/domain/base/plural'
import { composeCaption } from '../captions/compose-caption.ts'
import { chooseText } from '../choose.ts'
import { sentencesOf } from '../storyboard/compose-product-storyboard.ts'
import { capitalise } from '../topic/subject.ts'
import type { WriterContext } from '../writer-context.ts'

const DEMO_CALLS: readonly string[] = [
  'Напишите нам, подскажем с выбором',
  'Спросите в комментариях, ответим',
]
const LINK_CALL = 'Ссылка в профиле'

const REASONS: PluralForms = ['причина', 'причины', 'причин']
const MOST = 5
const SHORT = 70

/** What the card of the product says of it; its own sentences where it lists no benefits. */
const listKnown = ({ facts, subject, avoids }: WriterContext): string[] => {
  const said = sentencesOf(facts.product?.description ?? '')
    .filter((line) => line.length <= SHORT)
    .map(capitalise)
  const lines = subject.benefits.length > 0 ? subject.benefits : said
  return lines.filter((line) => !avoids(line)).slice(0, MOST)
}

/** After a colon no name needs a case, and the number is the one that is shown. */
const writeHook = ({ subject: { quoted, title } }: WriterContext, known: number): string =>
  known < 2
    ? `Знакомьтесь: ${quoted}`
    : `${countOf({ count: known, forms: REASONS })} выбрать: ${title}`

export const writeProductDemo = ({
  context,
  task: _,
}: {
  context: WriterContext
  task: AiTaskOf<'product_demo'>
}) => {
  const benefits = listKnown(context)
  if (benefits.length === 0) throw new AiFailure({ reason: 'unknown_topic' })
  const demo: WriterContext = { ...context, subject: { ...context.subject, kind: 'product' } }
  const calls = context.facts.product?.link ? [LINK_CALL, ...DEMO_CALLS] : DEMO_CALLS
  return {
    hook: writeHook(demo, benefits.length),
    benefits,
    callToAction: chooseText({ context, pool: calls }),
    caption: composeCaption({ context: demo, length: 'medium' }),
  }
}
