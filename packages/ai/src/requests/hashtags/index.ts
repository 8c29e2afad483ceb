import * as z from 'zod/mini'
import { normaliseHashtags } from '../../_shared/normalise-hashtags.ts'
import { requireSome } from '../../_shared/require-some.ts'
import { createFactBlocks } from '../data-blocks.ts'
import { defineRequest } from '../define-request.ts'

export const hashtagsRequest = defineRequest({
  kind: 'hashtags',
  maxOutputTokens: 500,
  reply: z.object({ hashtags: z.array(z.string()) }),
  prompt: ({ task, facts }) => ({
    instructions: `Подбери хештеги к тексту, всего ${task.count}: от узких к широким, существительные в именительном падеже, без пробелов и знаков.`,
    data: [{ name: 'текст', value: task.text }, ...createFactBlocks({ ...facts, product: null })],
  }),
  finish: ({ task, reply }) => ({
    kind: 'hashtags',
    hashtags: requireSome(normaliseHashtags({ tags: reply.hashtags, max: task.count })),
  }),
})
