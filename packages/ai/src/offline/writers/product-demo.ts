import type { AiTaskOf } from '@kadr/contract/ai-tasks'
import { chooseText, chooseTexts } from '../choose.ts'
import { composeCaption } from '../compose-caption.ts'
import type { WriterContext } from '../writer-context.ts'
import { chooseOpening } from './hooks.ts'

/** True of anything shown on video; no claims about the product itself. */
const DEMO_BENEFITS: readonly string[] = [
  'Показываем как есть, без фильтров',
  'Видно каждую деталь',
  'Понятно с первого взгляда',
  'Отвечаем на вопросы до покупки',
]

const DEMO_CALLS: readonly string[] = [
  'Ссылка в профиле',
  'Напишите нам, подскажем с выбором',
  'Спросите в комментариях, ответим',
]

const LEAST = 3
const MOST = 5

export const writeProductDemo = ({
  context,
  task: _,
}: {
  context: WriterContext
  task: AiTaskOf<'product_demo'>
}) => {
  const known = context.subject.benefits.filter((line) => !context.avoids(line)).slice(0, MOST)
  const more = chooseTexts({
    context,
    pool: DEMO_BENEFITS,
    count: Math.max(0, LEAST - known.length),
  })
  const demo: WriterContext = { ...context, subject: { ...context.subject, kind: 'product' } }
  return {
    hook: chooseOpening(demo),
    benefits: [...known, ...more],
    callToAction: chooseText({ context, pool: DEMO_CALLS }),
    caption: composeCaption({ context: demo, length: 'medium' }),
  }
}
