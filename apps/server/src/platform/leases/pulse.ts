import { performance } from 'node:perf_hooks'

/** Whether a loop of this process is alive: told by its heartbeats. Other processes do not count. */
export type Pulse = { beat(): void; isBeating(): boolean }

/** Without a heartbeat for longer the loop counts as dead. */
const SILENCE_MS = 30_000

export const createPulse = ({
  monotonic = () => performance.now(),
}: {
  monotonic?: () => number
} = {}): Pulse => {
  let beatenAt: number | undefined
  return {
    beat: () => {
      beatenAt = monotonic()
    },
    isBeating: () => beatenAt !== undefined && monotonic() - beatenAt < SILENCE_MS,
  }
}
