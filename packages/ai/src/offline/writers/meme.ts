import type { AiTaskOf } from '@kadr/contract/ai-tasks'
import { allowed } from '../avoid.ts'
import type { Desk } from '../desk.ts'
import { MEMES } from '../phrases/memes.ts'

export const writeMeme = ({
  desk: { random, subject, avoids },
  task,
}: {
  desk: Desk
  task: AiTaskOf<'meme'>
}) => {
  const all = MEMES.map((meme) => meme(subject))
  const textOf = ({ top, bottom }: { top: string; bottom: string }) => `${top} ${bottom}`
  return { memes: random.shuffle(allowed({ list: all, textOf, avoids })).slice(0, task.count) }
}
