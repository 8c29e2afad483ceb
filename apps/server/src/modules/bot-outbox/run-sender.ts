import { setTimeout as pause } from 'node:timers/promises'
import type { AppContext } from '../../context.ts'
import { createSender, type OnSettled } from './sender.ts'

const IDLE_MS = 250
const LIMITED_MS = 50

export const runSender = async ({
  ctx,
  onSettled,
  signal,
}: {
  ctx: AppContext
  onSettled: OnSettled
  signal: AbortSignal
}): Promise<void> => {
  const sendDue = createSender({ ctx, onSettled })
  while (!signal.aborted) {
    const { isMore } = await sendDue()
    await pause(isMore ? LIMITED_MS : IDLE_MS, undefined, { signal }).catch(() => undefined)
  }
}
