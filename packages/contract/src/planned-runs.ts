import * as z from 'zod/mini'
import { postTime } from './posts.ts'
import { id, instant } from './primitives.ts'
import { defineRoute } from './route.ts'

/** What a run makes: a reel of a kind, a carousel of pictures, or a post of words. */
export const automationOutput = z.enum([
  'slideshow',
  'product-demo',
  'talking-head',
  'greenscreen-meme',
  'carousel',
  'post',
])
export type AutomationOutput = z.infer<typeof automationOutput>

/** A number: it is part of the address of a page. */
export const automationId = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2 ** 31 - 1))

/** A run that has not been made: what would come of what, unless the rule or its source changes. */
export const plannedRun = z.object({
  /** Null for a rule that is not saved. */
  automationId: z.nullable(z.int()),
  /** The run, when its row exists already. */
  runId: z.nullable(id),
  name: z.string(),
  output: automationOutput,
  time: postTime,
  item: z.nullable(z.object({ key: z.string(), title: z.string() })),
  style: z.nullable(z.string()),
  /** Why there would be none. */
  problem: z.nullable(z.string()),
  isSkipped: z.boolean(),
  /** The item was chosen by a person. */
  isChosen: z.boolean(),
  connectionIds: z.array(id),
})
export type PlannedRun = z.infer<typeof plannedRun>

/** A dry run of what is planned, in order. Nothing is made and nothing is spent. */
export const listPlannedRuns = defineRoute({
  access: 'workspace',
  method: 'GET',
  path: '/automations/planned',
  action: 'automations.read',
  rate: 'read',
  summary: 'Что сделают автоматизации',
  tags: ['plannedRuns'],
  query: z.object({ from: instant, to: instant, automationId: z.optional(automationId) }),
  data: z.object({ items: z.array(plannedRun) }),
  errors: ['NOT_FOUND'],
})
