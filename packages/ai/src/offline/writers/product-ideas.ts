import type { AiTaskOf } from '@kadr/contract/ai-tasks'
import { allowed } from '../avoid.ts'
import type { Desk } from '../desk.ts'
import { IDEAS } from '../phrases/ideas.ts'

export const writeProductIdeas = ({
  desk: { random, subject, avoids },
  task,
}: {
  desk: Desk
  task: AiTaskOf<'product_ideas'>
}) => {
  const all = IDEAS.map(({ format, title, hook, text }) => ({
    format,
    title,
    hook: hook(subject),
    text: text(subject),
  }))
  const textOf = ({ title, hook, text }: (typeof all)[number]) => `${title} ${hook} ${text}`
  return { ideas: random.shuffle(allowed({ list: all, textOf, avoids })).slice(0, task.count) }
}
