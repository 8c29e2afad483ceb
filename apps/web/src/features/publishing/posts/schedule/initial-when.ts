import type { Post } from '@kadr/contract/publishing/posts'
import { isWallTime, toWallTime } from '@kadr/domain/publishing/schedule/wall-time'
import { HOUR_MS } from '@kadr/kit/durations'
import type { ComposerWhen } from './composer-when.ts'

/** A full hour at least one hour ahead. */
const nextFullHour = ({ now, timeZone }: { now: Date; timeZone: string }) =>
  `${toWallTime({ at: new Date(now.getTime() + 2 * HOUR_MS), timeZone }).slice(0, 13)}:00`

export const initialWhen = ({
  post,
  at,
  now,
  timeZone,
}: {
  post: Post | undefined
  at: string | undefined
  now: Date
  timeZone: string
}): ComposerWhen => {
  const time = post?.time
  if (time && new Date(time.at) > now) {
    return { kind: 'at', wallTime: time.wallTime, repeat: post.repeat }
  }
  const requested = at !== undefined && isWallTime(at) ? at : undefined
  return { kind: 'at', wallTime: requested ?? nextFullHour({ now, timeZone }), repeat: null }
}
