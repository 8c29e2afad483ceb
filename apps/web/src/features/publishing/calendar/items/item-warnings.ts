import type { CalendarItem } from '@kadr/contract/publishing/calendar'
import { type Collision, findCollisions } from '@kadr/domain/publishing/schedule/collisions'

/** Past posts can't collide. */
const COMING = new Set(['draft', 'pending_approval', 'scheduled'])

/** Posts too close to one another on an account, or with the same text. */
export const collisionsOf = (items: readonly CalendarItem[]): Collision[] =>
  findCollisions({
    items: items.flatMap(({ postId, time, title, isRepeat, targets }) =>
      targets.flatMap(({ connectionId, state }) =>
        connectionId !== null && COMING.has(state)
          ? [
              {
                postId,
                connectionId,
                at: new Date(time.at),
                text: title,
                // The calendar response has no series id; the title stands in for it, since repeats share their text.
                seriesId: isRepeat ? title : null,
              },
            ]
          : [],
      ),
    ),
  })

export type WarningsByPost = ReadonlyMap<string, readonly Collision[]>

export const warningsByPost = (collisions: readonly Collision[]): WarningsByPost => {
  const byPost = new Map<string, Collision[]>()
  for (const collision of collisions) {
    for (const postId of collision.postIds) {
      byPost.set(postId, [...(byPost.get(postId) ?? []), collision])
    }
  }
  return byPost
}
