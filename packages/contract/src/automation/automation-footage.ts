import * as z from 'zod/mini'
import { id } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'

/**
 * `waiting`: its turn has not come, or something has to be put right first. `reading`: its words are looked for. `cut`:
 * its clips wait for runs or were used. `failed`: none came out, the other videos go on.
 */
export const automationVideoState = z.enum(['waiting', 'reading', 'cut', 'failed'])
export type AutomationVideoState = z.infer<typeof automationVideoState>

/** A long video a rule takes clips from. */
export const automationVideo = z.object({
  resourceId: id,
  name: z.string(),
  state: automationVideoState,
  /** Clips found in it, and how many of them no run has taken yet. */
  clips: z.int(),
  left: z.int(),
  /** Requests to AI that its words and clips took. */
  cost: z.int(),
  /** Russian: why it waits or has failed, and what to do. */
  failure: z.nullable(z.string()),
})
export type AutomationVideo = z.infer<typeof automationVideo>

/** Counts the long videos of a folder and what it takes to hear them, so that it is told before the rule is saved. */
export const checkFootage = defineRoute({
  access: 'workspace',
  method: 'GET',
  path: '/automations/footage',
  action: 'automations.write',
  rate: 'read',
  summary: 'Проверить папку с видео',
  tags: ['resources', 'points'],
  query: z.object({ folderId: id }),
  data: z.object({
    /** From three minutes to two hours. */
    videos: z.int(),
    /** Left out: shorter or longer. */
    others: z.int(),
    seconds: z.number(),
    /** Requests to AI that hearing and choosing take for all of them, and for the longest of them. */
    points: z.int(),
    mostPoints: z.int(),
    /** Null: nothing recognises speech here, clips are chosen by the sound. */
    engineName: z.nullable(z.string()),
  }),
  errors: ['NOT_FOUND'],
})
