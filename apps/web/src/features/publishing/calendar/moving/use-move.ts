import { toInstant, toPostTime, toWallTime } from '@kadr/domain/publishing/schedule/wall-time'
import { useHaptics } from '../../../../messenger/messenger-hooks.ts'
import { ApiError } from '../../../../platform/api/api-error.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { type Move, useMovePost } from '../api/calendar.mutations.ts'
import { copy } from '../copy.ts'
import { type PlacedItem, wallTimeIn } from '../items/placed-item.ts'

const isOver = (at: string) => new Date(at) <= new Date()

const notifyFailure = (error: unknown) => {
  if (error instanceof ApiError && error.code === 'VERSION_CONFLICT') {
    notify.error(copy.move.conflict, { text: copy.move.conflictText })
  } else {
    notify.error(copy.move.failed, { text: failureText(error) })
  }
}

/** A time skipped by a DST change is moved forward by `toInstant`. */
const resolveTime = ({ wallTime, timeZone }: { wallTime: string; timeZone: string }) => {
  const at = toInstant({ wallTime, timeZone })
  return toPostTime({ wallTime: toWallTime({ at, timeZone }), timeZone })
}

/** Moves a post to a wall time of the workspace and offers undo. False when the time has passed. */
export const useMove = (timeZone: string) => {
  const { mutateAsync } = useMovePost()
  const haptics = useHaptics()

  const undo = ({ postId, from, to }: Move) =>
    mutateAsync({ postId, from: to, to: from }).then(
      () => notify.info(copy.move.undone(wallTimeIn({ time: from, timeZone }))),
      notifyFailure,
    )

  return ({ placed, wallTime }: { placed: PlacedItem; wallTime: string }): boolean => {
    if (wallTime === placed.wallTime) return true
    const to = resolveTime({ wallTime, timeZone })
    if (isOver(to.at)) {
      haptics.error()
      notify.error(copy.move.past, { text: copy.move.pastText })
      return false
    }
    const move = { postId: placed.item.postId, from: placed.item.time, to }
    void mutateAsync(move).then(() => {
      haptics.success()
      const action = { label: copy.move.undo, onClick: () => void undo(move) }
      notify.success(copy.move.done(to.wallTime), {
        id: `moved ${move.postId}`,
        ...(isOver(move.from.at) ? {} : { action }),
      })
    }, notifyFailure)
    return true
  }
}
