import { AI_OUTPUT_MAX } from '@kadr/contract/studio/ai-outputs'
import * as z from 'zod/mini'
import { normaliseLine, normaliseText } from '../../_shared/normalise-text.ts'
import { FORMAT_LIST, findFormat, planDays } from '../../_shared/plan-days.ts'
import { requireSome } from '../../_shared/require-some.ts'
import { createFactBlocks, createTopicBlocks, describeTone } from '../data-blocks.ts'
import { defineRequest } from '../define-request.ts'

export const contentPlanRequest = defineRequest({
  kind: 'content_plan',
  maxOutputTokens: 8000,
  reply: z.object({
    items: z.array(z.object({ format: z.string(), title: z.string(), text: z.string() })),
  }),
  prompt: ({ task, facts }) => ({
    instructions: [
      `Составь контент-план, всего постов: ${planDays(task).length}, по порядку выхода. У каждого формат (${FORMAT_LIST}), название до 80 знаков и готовый черновик текста, 200–500 знаков. Чередуй пользу, истории, вовлечение и продажу; посты не повторяют друг друга.`,
      describeTone({ tone: task.tone, facts }),
    ].join('\n'),
    data: [...createTopicBlocks(task.topic), ...createFactBlocks(facts)],
  }),
  // Days are computed here: models are unreliable with calendars.
  finish({ task, reply }) {
    const usable = reply.items
      .map(({ format, title, text }) => ({
        format: findFormat(format),
        title: normaliseLine(title, 120),
        text: normaliseText(text, AI_OUTPUT_MAX.caption),
      }))
      .filter(({ title, text }) => title !== '' && text !== '')
    const days = planDays(task)
    const items = requireSome(usable)
      .slice(0, days.length)
      .flatMap((item, index) => {
        const day = days[index]
        return day === undefined ? [] : [{ wallTime: `${day}T${task.time}`, ...item }]
      })
    return { kind: 'content_plan', items }
  },
})
