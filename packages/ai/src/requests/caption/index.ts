import * as z from 'zod/mini'
import { fitNetwork, formatLimitsLine } from '../../_shared/fit-network.ts'
import { normaliseHashtags } from '../../_shared/normalise-hashtags.ts'
import { normaliseText } from '../../_shared/normalise-text.ts'
import { createFactBlocks, createTopicBlocks, describeTone } from '../data-blocks.ts'
import { defineRequest } from '../define-request.ts'

const LENGTHS = {
  short: 'до 200 знаков',
  medium: '300–600 знаков',
  long: '800–1500 знаков',
} as const
const MAX_HASHTAGS = 8

export const captionRequest = defineRequest({
  kind: 'caption',
  maxOutputTokens: 2000,
  reply: z.object({ text: z.string(), hashtags: z.array(z.string()) }),
  prompt: ({ task, facts }) => ({
    instructions: [
      `Напиши подпись к посту, ${LENGTHS[task.length]}: сильная первая строка, суть, призыв к действию или вопрос в конце. Хештеги отдельно, до ${MAX_HASHTAGS}.`,
      ...(task.network ? [formatLimitsLine(task.network)] : []),
      describeTone({ tone: task.tone, facts }),
    ].join('\n'),
    data: [...createTopicBlocks(task.topic), ...createFactBlocks(facts)],
  }),
  finish({ task, reply }) {
    const whole = normaliseText(reply.text)
    const text = task.network
      ? fitNetwork({ network: task.network, media: 'none', text: whole }).text
      : whole
    return {
      kind: 'caption',
      text,
      hashtags: normaliseHashtags({ tags: reply.hashtags, max: MAX_HASHTAGS }),
    }
  },
})
