import * as z from 'zod/mini'
import { some } from '../../_shared/some.ts'
import { tidyHashtags } from '../../_shared/tidy-hashtags.ts'
import { factBlocks } from '../data-blocks.ts'
import { defineRequest } from '../define-request.ts'

export const hashtagsRequest = defineRequest({
  kind: 'hashtags',
  maxOutputTokens: 500,
  reply: z.object({ hashtags: z.array(z.string()) }),
  prompt: ({ task, facts }) => ({
    instructions: `Подбери хештеги к тексту, всего ${task.count}: от узких к широким, существительные в именительном падеже, без пробелов и знаков.`,
    data: [{ name: 'текст', value: task.text }, ...factBlocks({ ...facts, product: null })],
  }),
  finish: ({ task, reply }) => ({
    kind: 'hashtags',
    hashtags: some(tidyHashtags({ tags: reply.hashtags, max: task.count })),
  }),
})
