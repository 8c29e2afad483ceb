import { type PostWhen, repeatRule } from '@kadr/contract/publishing/posts'
import { isWallTime, toInstant } from '@kadr/domain/publishing/schedule/wall-time'
import * as z from 'zod/mini'

/** The chosen time is kept while another mode is selected. */
export const composerWhen = z.object({
  kind: z.enum(['now', 'at', 'slot']),
  wallTime: z.string(),
  repeat: z.nullable(repeatRule),
})
export type ComposerWhen = z.infer<typeof composerWhen>

export const toPostWhen = ({
  when,
  timeZone,
}: {
  when: ComposerWhen
  timeZone: string
}): PostWhen =>
  when.kind === 'at' ? { kind: 'at', wallTime: when.wallTime, timeZone } : { kind: when.kind }

/** A message in Russian when the chosen time is invalid. */
export const findTimeProblem = ({
  when,
  timeZone,
  now,
}: {
  when: ComposerWhen
  timeZone: string
  now: Date
}): string | undefined => {
  if (when.kind !== 'at') return undefined
  if (!isWallTime(when.wallTime)) return 'Укажите дату и время'
  if (toInstant({ wallTime: when.wallTime, timeZone }) <= now) return 'Это время уже прошло'
  return undefined
}
