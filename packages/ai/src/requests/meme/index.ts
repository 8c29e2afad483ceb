import * as z from 'zod/mini'
import { some } from '../../_shared/some.ts'
import { tidyLine } from '../../_shared/tidy.ts'
import { factBlocks, topicBlocks } from '../data-blocks.ts'
import { defineRequest } from '../define-request.ts'

const MAX_LINE = 100

export const memeRequest = defineRequest({
  kind: 'meme',
  maxOutputTokens: 1200,
  reply: z.object({ memes: z.array(z.object({ top: z.string(), bottom: z.string() })) }),
  prompt: ({ task, facts }) => ({
    instructions: `Придумай тексты для мемов, всего ${task.count}: верхняя строка задаёт ситуацию, нижняя даёт неожиданный поворот; каждая до 60 знаков. По-доброму, без насмешки над людьми.`,
    data: [...topicBlocks(task.topic), ...factBlocks(facts)],
  }),
  finish({ task, reply }) {
    const memes = reply.memes
      .map(({ top, bottom }) => ({
        top: tidyLine(top, MAX_LINE),
        bottom: tidyLine(bottom, MAX_LINE),
      }))
      .filter(({ top, bottom }) => top !== '' && bottom !== '')
    return { kind: 'meme', memes: some(memes).slice(0, task.count) }
  },
})
