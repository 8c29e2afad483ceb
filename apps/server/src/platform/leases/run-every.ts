import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'

/** Runs until aborted, with a pause after each run. A failure is logged as `event` and does not stop the loop. */
export const runEvery = async ({
  ms,
  signal,
  log,
  event,
  run,
  isDelayed = false,
  watchWake,
}: {
  ms: number
  signal: AbortSignal
  log: Pick<Logger, 'warn'>
  event: string
  run(): unknown
  /** Starts with a pause. */
  isDelayed?: boolean
  /** A signal for each pause instead of `signal`, to end it early. It is to be aborted with `signal`, too. */
  watchWake?(): AbortSignal
}): Promise<void> => {
  const rest = () =>
    pause(ms, undefined, { signal: watchWake?.() ?? signal }).catch(() => undefined)
  if (isDelayed) await rest()
  while (!signal.aborted) {
    try {
      await run()
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error }, event)
    }
    await rest()
  }
}
