import { setTimeout as pause } from 'node:timers/promises'
import type { createSender } from './sender.ts'

const IDLE_MS = 250
const LIMITED_MS = 50

export const runSender = async ({
  sendDue,
  signal,
}: {
  sendDue: ReturnType<typeof createSender>
  signal: AbortSignal
}): Promise<void> => {
  while (!signal.aborted) {
    const { isMore } = await sendDue()
    await pause(isMore ? LIMITED_MS : IDLE_MS, undefined, { signal }).catch(() => undefined)
  }
}
