/** A larger drift from the sound is corrected by a jump, a smaller one gradually. */
const JUMP_SECONDS = 0.08
const PULL = 0.1
/** An audio device that stalls this long is ignored. */
const STUCK_MS = 400

/** The words of a cover come one by one: a reel that rests at its start is shown with all of them, like its poster. */
export const shownMoment = (
  { seconds, isPlaying }: { seconds: number; isPlaying: boolean },
  { posterAt }: { posterAt: number },
): number => (isPlaying || seconds > 0 ? seconds : posterAt)

/**
 * The playback position. The frame clock is smooth; the audio clock advances in steps and is the reference for
 * corrections.
 */
export const createPlayClock = ({
  now,
  soundNow,
}: {
  /** Milliseconds. */
  now: () => number
  /** Seconds of the scene by the audio clock; undefined without sound. */
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
