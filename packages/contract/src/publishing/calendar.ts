import * as z from 'zod/mini'
import { givenInstant, id, version } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { network } from './networks.ts'
import { targetState, targetWaiting } from './post-targets.ts'
import { postTime } from './posts.ts'

/** A compact post: a month may have a thousand. */
export const calendarItem = z.object({
  postId: id,
  version,
  time: postTime,
  /** The beginning of the text. */
  title: z.string(),
  thumbnailUrl: z.nullable(z.string()),
  isRepeat: z.boolean(),
  authorId: z.nullable(id),
  rubricId: z.nullable(id),
  targets: z.array(
    z.object({
      id,
      connectionId: z.nullable(id),
      network,
      state: targetState,
      waiting: z.nullable(targetWaiting),
    }),
  ),
})
export type CalendarItem = z.infer<typeof calendarItem>

const MAX_FILTERS = 100
/** Comma-separated values. */
const listOf = <S extends z.ZodMiniType<unknown, string>>(item: S) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(4000)),
      z.transform((text) => text.split(',').filter((part) => part !== '')),
    ),
    z.array(item).check(z.maxLength(MAX_FILTERS)),
  )

export const getCalendar = defineRoute({
  method: 'GET',
  path: '/calendar',
  access: 'workspace',
  action: 'posts.read',
  rate: 'read',
  summary: 'Посты за отрезок времени',
  tags: ['calendar'],
  kept: ['from', 'to'],
  query: z.object({
    /** At most 100 days. */
    from: givenInstant,
    to: givenInstant,
    connectionIds: z.optional(listOf(id)),
    states: z.optional(listOf(targetState)),
    authorIds: z.optional(listOf(id)),
    rubricIds: z.optional(listOf(id)),
  }),
  data: z.object({
    items: z.array(calendarItem),
    /** True when the result was truncated. */
    isCut: z.boolean(),
  }),
})
