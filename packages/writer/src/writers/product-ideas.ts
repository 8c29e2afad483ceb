import type { AiTaskOf } from '@kadr/contract/studio/ai-tasks'
import { filterAllowed } from '../avoid.ts'
import { fillPhrase } from '../phrases/fill-phrase.ts'
import { phrasesOf } from '../phrases/phrases.ts'
import type { WriterContext } from '../writer-context.ts'

/** An abbreviation keeps its capitals. */
const lower = (text: string) =>
  /^\p{Lu}(?!\p{Lu})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

export const writeProductIdeas = ({
  context: { random, subject, avoids },
  task,
}: {
  context: WriterContext
  task: AiTaskOf<'product_ideas'>
}) => {
  const { title: name, quoted, benefits } = subject
  const values = { title: name, quoted, benefit: lower(benefits[0] ?? '') }
  const all = phrasesOf('ideas').map(({ format, title, hook, text }) => ({
    format,
    title,
    hook: fillPhrase(hook, values),
    text: fillPhrase(text, values),
  }))
  const textOf = ({ title, hook, text }: (typeof all)[number]) => `${title} ${hook} ${text}`
  return {
    ideas: random.shuffle(filterAllowed({ list: all, textOf, avoids })).slice(0, task.count),
  }
}
