import { hookFamily } from '@kadr/contract/studio/ai-tasks'
import * as z from 'zod/mini'
import { findFamily, HOOK_GOALS, HOOK_NAMES } from '../../_shared/hook-goals.ts'
import { normaliseLine } from '../../_shared/normalise-text.ts'
import { requireSome } from '../../_shared/require-some.ts'
import { createFactBlocks, createTopicBlocks, describeTone } from '../data-blocks.ts'
import { defineRequest } from '../define-request.ts'

const FAMILIES = hookFamily.options.map((family) => `${family} (${HOOK_NAMES[family]})`).join(', ')

export const hooksRequest = defineRequest({
  kind: 'hooks',
  maxOutputTokens: 1500,
  reply: z.object({ hooks: z.array(z.object({ family: z.string(), text: z.string() })) }),
  prompt: ({ task, facts }) => ({
    instructions: [
      `Придумай хуки для коротких видео, всего ${task.count}. Хук: первая фраза, ради которой досматривают; до 90 знаков.`,
      task.family
        ? `Все хуки одного семейства: ${task.family} (${HOOK_NAMES[task.family]}).`
        : `Семейства бери разные: ${FAMILIES}.`,
      'Не обещай того, чего нет в данных, и не выдумывай чисел.',
      describeTone({ tone: null, facts }),
    ].join('\n'),
    data: [...createTopicBlocks(task.topic), ...createFactBlocks(facts)],
  }),
  finish({ task, reply }) {
    const seen = new Set<string>()
    const hooks = reply.hooks.flatMap(({ family: name, text: raw }) => {
      const text = normaliseLine(raw, 200)
      const key = text.toLowerCase()
      if (text === '' || seen.has(key)) return []
      seen.add(key)
      const family = findFamily(name) ?? task.family ?? 'curiosity'
      return [{ text, family, goal: HOOK_GOALS[family] }]
    })
    return { kind: 'hooks', hooks: requireSome(hooks).slice(0, task.count) }
  },
})
