import * as z from 'zod/mini'
import { givenInstant, id } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { postTime } from '../publishing/posts.ts'

/** Output of a run: a reel of a kind, a carousel of pictures, or a text post. */
export const automationOutput = z.enum([
  'slideshow',
  'product-demo',
  'talking-head',
  'greenscreen-meme',
  'own-video',
  'carousel',
  'post',
])
export type AutomationOutput = z.infer<typeof automationOutput>

/** A number, for short page URLs. */
export const automationId = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2 ** 31 - 1))

/** A run that has not been made, as predicted from the current rule and source. */
export const plannedRun = z.object({
  /** Null for an unsaved rule. */
  automationId: z.nullable(z.int()),
  /** The run, when its row exists already. */
  runId: z.nullable(id),
  name: z.string(),
  output: automationOutput,
  time: postTime,
  item: z.nullable(z.object({ key: z.string(), title: z.string() })),
  style: z.nullable(z.string()),
  /** Why nothing would be made. */
  problem: z.nullable(z.string()),
  /** Nothing is in the source for it yet. */
  isEmpty: z.boolean(),
  isSkipped: z.boolean(),
  /** The item was chosen by a person. */
  isChosen: z.boolean(),
  connectionIds: z.array(id),
  rubricId: z.nullable(id),
})
export type PlannedRun = z.infer<typeof plannedRun>

/** A dry run of the plan, in order. Nothing is made or spent. */
export const listPlannedRuns = defineRoute({
  access: 'workspace',
  method: 'GET',
  path: '/automations/planned',
  action: 'automations.read',
  rate: 'read',
  summary: 'Что сделают автоматизации',
  tags: ['plannedRuns'],
  query: z.object({ from: givenInstant, to: givenInstant, automationId: z.optional(automationId) }),
  data: z.object({ items: z.array(plannedRun) }),
  errors: ['NOT_FOUND'],
})
