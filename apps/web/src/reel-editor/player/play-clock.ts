/** A sound that is this far off is followed at once; less is made up for little by little. */
const JUMP_SECONDS = 0.08
const PULL = 0.1
/** A sound device that stands still this long is not waited for. */
const STUCK_MS = 400

/**
 * Where playing is. The screen's own time runs smoothly; the time of the sound, which comes in steps, is what it is
 * held to.
 */
export const createPlayClock = ({
  now,
  soundNow,
}: {
  /** Milliseconds. */
  now: () => number
  /** Seconds of the scene by the sound that plays; undefined when none does. */
  soundNow: () => number | undefined
}) => {
  let position = 0
  let readAt = 0
  let heard: { seconds: number; at: number } | undefined

  const follow = (at: number) => {
    const seconds = soundNow()
    if (seconds === undefined) {
      heard = undefined
      return
    }
    if (!heard || heard.seconds !== seconds) heard = { seconds, at }
    if (at - heard.at > STUCK_MS) return
    const off = seconds - position
    position = Math.abs(off) > JUMP_SECONDS ? seconds : position + off * PULL
  }

  return {
    start: (seconds: number) => {
      position = seconds
      readAt = now()
      heard = undefined
    },
    read: (): number => {
      const at = now()
      position += (at - readAt) / 1000
      readAt = at
      follow(at)
      return position
    },
  }
}
export type PlayClock = ReturnType<typeof createPlayClock>
