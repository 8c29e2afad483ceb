import type { Generation } from '@kadr/contract/studio/generations'
import { copy } from '../copy.ts'

const MINUTE = 60
const STEP = 5

/** An estimate is rounded to whole minutes, or to five seconds. */
const roundEstimate = (seconds: number): string =>
  seconds >= MINUTE
    ? copy.minutes(Math.round(seconds / MINUTE))
    : copy.seconds(Math.max(STEP, Math.ceil(seconds / STEP) * STEP))

/** «Перед вами 2 рилса, около 2 мин», «45 %, осталось около 20 с». */
export const describeProgress = ({
  state,
  progress,
  ahead,
  secondsLeft,
}: Pick<Generation, 'state' | 'progress' | 'ahead' | 'secondsLeft'>): string => {
  const isWaiting = state === 'queued'
  const place = isWaiting ? (ahead ? copy.ahead(ahead) : copy.next) : copy.percent(progress)
  if (secondsLeft === null) return place
  const time = roundEstimate(secondsLeft)
  return `${place}, ${isWaiting ? copy.readyIn(time) : copy.left(time)}`
}
