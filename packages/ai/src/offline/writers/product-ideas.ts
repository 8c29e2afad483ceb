import type { AiTaskOf } from '@kadr/contract/ai-tasks'
import { filterAllowed } from '../avoid.ts'
import { IDEAS } from '../phrases/ideas.ts'
import type { WriterContext } from '../writer-context.ts'

export const writeProductIdeas = ({
  context: { random, subject, avoids },
  task,
}: {
  context: WriterContext
  task: AiTaskOf<'product_ideas'>
}) => {
  const all = IDEAS.map(({ format, title, hook, text }) => ({
    format,
    title,
    hook: hook(subject),
    text: text(subject),
  }))
  const textOf = ({ title, hook, text }: (typeof all)[number]) => `${title} ${hook} ${text}`
  return {
    ideas: random.shuffle(filterAllowed({ list: all, textOf, avoids })).slice(0, task.count),
  }
}
