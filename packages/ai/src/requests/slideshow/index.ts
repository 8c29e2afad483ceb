import { AI_OUTPUT_MAX } from '@kadr/contract/ai-outputs'
import * as z from 'zod/mini'
import { some } from '../../_shared/some.ts'
import { tidyLine, tidyLines, tidyText } from '../../_shared/tidy.ts'
import { tidyHashtags } from '../../_shared/tidy-hashtags.ts'
import { factBlocks, toneLine, topicBlocks } from '../data-blocks.ts'
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
      toneLine({ tone: task.tone, facts }),
    ].join('\n'),
    data: [
      ...topicBlocks(task.topic),
      ...(task.hook === '' ? [] : [{ name: 'хук', value: task.hook }]),
      ...factBlocks(facts),
    ],
  }),
  finish({ task, reply }) {
    const slides = tidyLines(reply.slides.map(({ text }) => text)).map((text) => ({
      text: tidyLine(text, MAX_SLIDE),
    }))
    return {
      kind: 'slideshow',
      hook: tidyLine(task.hook || reply.hook, 200),
      slides: some(slides).slice(0, task.slides),
      caption: tidyText(reply.caption, AI_OUTPUT_MAX.caption),
      hashtags: tidyHashtags({ tags: reply.hashtags, max: MAX_HASHTAGS }),
    }
  },
})
