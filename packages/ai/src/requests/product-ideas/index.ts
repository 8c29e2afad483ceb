import * as z from 'zod/mini'
import { FORMAT_LIST, findFormat } from '../../_shared/find-format.ts'
import { some } from '../../_shared/some.ts'
import { tidyLine } from '../../_shared/tidy.ts'
import { factBlocks, toneLine } from '../data-blocks.ts'
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
      toneLine({ tone: null, facts }),
    ].join('\n'),
    data: factBlocks(facts),
  }),
  finish({ task, reply }) {
    const ideas = reply.ideas
      .map(({ format, title, hook, text }) => ({
        format: findFormat(format),
        title: tidyLine(title, 120),
        hook: tidyLine(hook, 200),
        text: tidyLine(text),
      }))
      .filter(({ title, hook, text }) => title !== '' && hook !== '' && text !== '')
    return { kind: 'product_ideas', ideas: some(ideas).slice(0, task.count) }
  },
})
