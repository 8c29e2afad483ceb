import * as z from 'zod/mini'
import { givenInstant, id, instant, share } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { member } from './conversation.ts'

/** How people are answered, over a period. */
export const audienceFigures = z.object({
  /** Threads in which somebody wrote. */
  threads: z.int(),
  answered: z.int(),
  /** Null without threads. */
  answeredShare: z.nullable(share),
  /** Median of the time to the first answer; null without answers. */
  medianSeconds: z.nullable(z.number()),
  byPerson: z.array(
    z.object({
      person: z.nullable(member),
      answers: z.int(),
      medianSeconds: z.nullable(z.number()),
    }),
  ),
})
export type AudienceFigures = z.infer<typeof audienceFigures>

export const getAudienceFigures = defineRoute({
  method: 'GET',
  path: '/conversations/figures',
  access: 'workspace',
  action: 'inbox.read',
  rate: 'read',
  summary: 'Как быстро отвечаем',
  tags: ['conversationFigures'],
  query: z.object({ from: givenInstant, to: givenInstant, connectionId: z.optional(id) }),
  data: audienceFigures,
})

/** Equal questions of the last 30 days, the most frequent first. */
export const frequentQuestion = z.object({
  /** As the newest of them was written. */
  text: z.string(),
  count: z.int(),
  lastAt: instant,
  conversationIds: z.array(id),
})
export type FrequentQuestion = z.infer<typeof frequentQuestion>

export const listFrequentQuestions = defineRoute({
  method: 'GET',
  path: '/conversations/questions',
  access: 'workspace',
  action: 'inbox.read',
  rate: 'read',
  summary: 'Частые вопросы месяца',
  tags: ['conversationFigures'],
  data: z.array(frequentQuestion),
})
