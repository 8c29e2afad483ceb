import type { FootageSpan } from '@kadr/contract/studio/footage'

const SECONDS_OF_MINUTE = 60

const clock = (ms: number): string => {
  const seconds = Math.round(ms / 1000)
  const rest = String(seconds % SECONDS_OF_MINUTE).padStart(2, '0')
  return `${Math.floor(seconds / SECONDS_OF_MINUTE)}:${rest}`
}

/** «1:05–1:48» of a video. */
export const describeSpan = ({ from, to }: FootageSpan): string => `${clock(from)}–${clock(to)}`
