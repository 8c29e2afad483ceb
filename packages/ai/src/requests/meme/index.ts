import * as z from 'zod/mini'
import { normaliseLine } from '../../_shared/normalise-text.ts'
import { requireSome } from '../../_shared/require-some.ts'
import { createFactBlocks, createTopicBlocks } from '../data-blocks.ts'
import { defineRequest } from '../define-request.ts'

const MAX_LINE = 100

export const memeRequest = defineRequest({
  kind: 'meme',
  maxOutputTokens: 1200,
  reply: z.object({ memes: z.array(z.object({ top: z.string(), bottom: z.string() })) }),
  prompt: ({ task, facts }) => ({
    instructions: `Придумай тексты для мемов, всего ${task.count}: верхняя строка задаёт ситуацию, нижняя даёт неожиданный поворот; каждая до 60 знаков. По-доброму, без насмешки над людьми.`,
    data: [...createTopicBlocks(task.topic), ...createFactBlocks(facts)],
  }),
  finish({ task, reply }) {
    const memes = reply.memes
      .map(({ top, bottom }) => ({
        top: normaliseLine(top, MAX_LINE),
        bottom: normaliseLine(bottom, MAX_LINE),
      }))
      .filter(({ top, bottom }) => top !== '' && bottom !== '')
    return { kind: 'meme', memes: requireSome(memes).slice(0, task.count) }
  },
})
