import { AI_OUTPUT_MAX } from '@kadr/contract/ai-outputs'
import * as z from 'zod/mini'
import { some } from '../../_shared/some.ts'
import { tidyLine, tidyLines, tidyText } from '../../_shared/tidy.ts'
import { factBlocks, toneLine, topicBlocks } from '../data-blocks.ts'
import { defineRequest } from '../define-request.ts'

const MAX_BENEFITS = 5

export const productDemoRequest = defineRequest({
  kind: 'product_demo',
  maxOutputTokens: 1500,
  reply: z.object({
    hook: z.string(),
    benefits: z.array(z.string()),
    callToAction: z.string(),
    caption: z.string(),
  }),
  prompt: ({ task, facts }) => ({
    instructions: [
      `Напиши тексты для видео с показом продукта: хук до 90 знаков, преимущества (от трёх до ${MAX_BENEFITS}, каждое до 70 знаков, только из данных), призыв к действию до 60 знаков, подпись до 400 знаков.`,
      toneLine({ tone: task.tone, facts }),
    ].join('\n'),
    data: [...topicBlocks(task.topic), ...factBlocks(facts)],
  }),
  finish: ({ reply }) => ({
    kind: 'product_demo',
    hook: tidyLine(reply.hook, 200),
    benefits: some(tidyLines(reply.benefits)).slice(0, MAX_BENEFITS),
    callToAction: tidyLine(reply.callToAction, 120),
    caption: tidyText(reply.caption, AI_OUTPUT_MAX.caption),
  }),
})
