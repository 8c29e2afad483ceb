import * as z from 'zod/mini'
import { normaliseLine } from '../../_shared/normalise-text.ts'
import { FORMAT_LIST, findFormat } from '../../_shared/plan-days.ts'
import { requireSome } from '../../_shared/require-some.ts'
import { createFactBlocks, describeTone } from '../data-blocks.ts'
import { defineRequest } from '../define-request.ts'

export const productIdeasRequest = defineRequest({
  kind: 'product_ideas',
  maxOutputTokens: 2500,
  reply: z.object({
    ideas: z.array(
      z.object({ format: z.string(), title: z.string(), hook: z.string(), text: z.string() }),
    ),
  }),
  prompt: ({ task, facts }) => ({
    instructions: [
      `Придумай идеи постов и видео о продукте, всего ${task.count}. У каждой формат (${FORMAT_LIST}), название до 80 знаков, хук до 90 знаков и суть в одном-двух предложениях. Только факты из данных.`,
      describeTone({ tone: null, facts }),
    ].join('\n'),
    data: createFactBlocks(facts),
  }),
  finish({ task, reply }) {
    const ideas = reply.ideas
      .map(({ format, title, hook, text }) => ({
        format: findFormat(format),
        title: normaliseLine(title, 120),
        hook: normaliseLine(hook, 200),
        text: normaliseLine(text),
      }))
      .filter(({ title, hook, text }) => title !== '' && hook !== '' && text !== '')
    return { kind: 'product_ideas', ideas: requireSome(ideas).slice(0, task.count) }
  },
})
