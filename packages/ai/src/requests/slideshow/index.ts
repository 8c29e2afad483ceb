import { AI_OUTPUT_MAX } from '@kadr/contract/ai-outputs'
import * as z from 'zod/mini'
import { normaliseHashtags } from '../../_shared/normalise-hashtags.ts'
import { normaliseLine, normaliseLines, normaliseText } from '../../_shared/normalise-text.ts'
import { requireSome } from '../../_shared/require-some.ts'
import { createFactBlocks, createTopicBlocks, describeTone } from '../data-blocks.ts'
import { defineRequest } from '../define-request.ts'

const MAX_HASHTAGS = 8
const MAX_SLIDE = 160

export const slideshowRequest = defineRequest({
  kind: 'slideshow',
  maxOutputTokens: 2500,
  reply: z.object({
    hook: z.string(),
    slides: z.array(z.object({ text: z.string() })),
    caption: z.string(),
    hashtags: z.array(z.string()),
  }),
  prompt: ({ task, facts }) => ({
    instructions: [
      `Напиши сценарий слайдшоу: хук для первого слайда, затем слайды, всего ${task.slides}, на каждом одна мысль до 120 знаков; последний слайд с призывом. Ещё подпись до 400 знаков и хештеги, до ${MAX_HASHTAGS}.`,
      ...(task.hook === '' ? [] : ['Хук уже выбран, он в данных: повтори его дословно.']),
      describeTone({ tone: task.tone, facts }),
    ].join('\n'),
    data: [
      ...createTopicBlocks(task.topic),
      ...(task.hook === '' ? [] : [{ name: 'хук', value: task.hook }]),
      ...createFactBlocks(facts),
    ],
  }),
  finish({ task, reply }) {
    const slides = normaliseLines(reply.slides.map(({ text }) => text)).map((text) => ({
      text: normaliseLine(text, MAX_SLIDE),
    }))
    return {
      kind: 'slideshow',
      hook: normaliseLine(task.hook || reply.hook, 200),
      slides: requireSome(slides).slice(0, task.slides),
      caption: normaliseText(reply.caption, AI_OUTPUT_MAX.caption),
      hashtags: normaliseHashtags({ tags: reply.hashtags, max: MAX_HASHTAGS }),
    }
  },
})
