import { AI_OUTPUT_MAX } from '@kadr/contract/studio/ai-outputs'
import type { Storyboard } from '@kadr/contract/studio/storyboard'
import { findStoryboardProblems } from '@kadr/domain/studio/storyboard/check-storyboard'
import { AiFailure } from '../../_shared/ai-failure.ts'
import { normaliseHashtags } from '../../_shared/normalise-hashtags.ts'
import { normaliseText } from '../../_shared/normalise-text.ts'
import { createFactBlocks, createTopicBlocks, describeTone } from '../data-blocks.ts'
import { defineRequest } from '../define-request.ts'
import { createAnswerBlocks, describeSources, listOtherFacts, markSlides } from './answers.ts'
import { createCover } from './cover.ts'
import { describeRoles } from './describe-roles.ts'
import { fitStoryboard } from './fit-storyboard.ts'
import { readCards } from './read-cards.ts'
import { slideshowReply } from './reply.ts'

const MAX_HASHTAGS = 8
const MIN_SLIDES = 3

/** The hook that was chosen replaces the engine's. */
const withHook = (slides: Storyboard['slides'], hook: string): Storyboard['slides'] =>
  hook === ''
    ? slides
    : slides.map((card, index) => (index === 0 ? { ...card, title: hook } : card))

export const slideshowRequest = defineRequest({
  kind: 'slideshow',
  maxOutputTokens: 3500,
  reply: slideshowReply,
  prompt: ({ task, facts }) => ({
    instructions: [
      `Напиши ролик из ${task.slides} слайдов. Ещё подпись до 400 знаков и хештеги, до ${MAX_HASHTAGS}.`,
      ...describeRoles({ objects: facts.objects }),
      ...(task.hook === ''
        ? []
        : ['Хук уже выбран, он в данных: это заголовок первого слайда, повтори его дословно.']),
      ...describeSources({ task, facts }),
      describeTone({ tone: task.tone, facts }),
    ].join('\n'),
    data: [
      ...createTopicBlocks(task.topic),
      ...(task.hook === '' ? [] : [{ name: 'хук', value: task.hook }]),
      ...createAnswerBlocks({ task, facts }),
      ...createFactBlocks({ ...facts, known: listOtherFacts({ task, facts }) }),
    ],
  }),
  findProblems: ({ task, facts, reply }) =>
    findStoryboardProblems({
      storyboard: { slides: readCards({ slides: reply.slides, objects: facts.objects }) },
      count: task.slides,
    }),
  finish({ task, facts, reply }) {
    const cards = readCards({ slides: reply.slides, objects: facts.objects })
    const { language } = task
    // No answer is dropped for the number of slides.
    const count = task.answers?.length ? Math.max(task.slides, cards.length) : task.slides
    const slides = fitStoryboard({ cards: withHook(cards, task.hook), count, language })
    if (slides.length < MIN_SLIDES) {
      throw new AiFailure({ reason: 'unreadable', detail: 'too few slides' })
    }
    const caption = normaliseText(reply.caption, AI_OUTPUT_MAX.caption)
    return {
      kind: 'slideshow',
      isKnown: true,
      storyboard: { slides },
      ...(facts.plan?.isQuiet && { isQuiet: true }),
      ...markSlides({ task, facts }, { slides, caption }),
      caption,
      hashtags: normaliseHashtags({ tags: reply.hashtags, max: MAX_HASHTAGS }),
    }
  },
  unknown: ({ task, facts }) => ({
    kind: 'slideshow',
    isKnown: false,
    ...(facts.plan && { questions: facts.plan, isQuiet: facts.plan.isQuiet }),
    storyboard: {
      slides: [createCover({ ...task, topic: task.topic || (facts.product?.name ?? '') })],
    },
    caption: '',
    hashtags: [],
  }),
})
