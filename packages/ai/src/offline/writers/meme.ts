import type { AiTaskOf } from '@kadr/contract/ai-tasks'
import { filterAllowed } from '../avoid.ts'
import { MEMES } from '../phrases/memes.ts'
import type { WriterContext } from '../writer-context.ts'

export const writeMeme = ({
  context: { random, subject, avoids },
  task,
}: {
  context: WriterContext
  task: AiTaskOf<'meme'>
}) => {
  const all = MEMES.map((meme) => meme(subject))
  const textOf = ({ top, bottom }: { top: string; bottom: string }) => `${top} ${bottom}`
  return {
    memes: random.shuffle(filterAllowed({ list: all, textOf, avoids })).slice(0, task.count),
  }
}
