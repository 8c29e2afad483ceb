import { AI_OUTPUT_MAX } from '@kadr/contract/studio/ai-outputs'
import * as z from 'zod/mini'
import { normaliseLine, normaliseLines, normaliseText } from '../../_shared/normalise-text.ts'
import { requireSome } from '../../_shared/require-some.ts'
import { createFactBlocks, createTopicBlocks, describeTone } from '../data-blocks.ts'
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
      describeTone({ tone: task.tone, facts }),
    ].join('\n'),
    data: [...createTopicBlocks(task.topic), ...createFactBlocks(facts)],
  }),
  finish: ({ reply }) => ({
    kind: 'product_demo',
    hook: normaliseLine(reply.hook, 200),
    benefits: requireSome(normaliseLines(reply.benefits)).slice(0, MAX_BENEFITS),
    callToAction: normaliseLine(reply.callToAction, 120),
    caption: normaliseText(reply.caption, AI_OUTPUT_MAX.caption),
  }),
})
