import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Service } from '../module.ts'
import { tryLock } from './hold-lock.ts'

type ServiceRun = {
  pool: Pool
  log: Logger
  signal: AbortSignal
  service: Service
  retryMs: number
}

const RETRY_MS = 5_000
/**
 * Poll interval for a free lock: Telegram gives up a payment in Stars after ten seconds without an answer of the bot.
 */
const LOCK_POLL_MS = 1_000

const wait = (ms: number, { signal }: ServiceRun) =>
  pause(ms, undefined, { signal }).catch(() => undefined)

/** Runs while the lock is held. False when another process has it. */
const runLocked = async ({ pool, signal, service }: ServiceRun): Promise<boolean> => {
  if (service.isEverywhere) return service.run(signal).then(() => true)
  const lock = await tryLock({ pool, name: service.name })
  if (!lock) return false
  try {
    await service.run(AbortSignal.any([signal, lock.lost]))
  } finally {
    lock.release()
  }
  return true
}

const keepRunning = async (running: ServiceRun): Promise<void> => {
  const { signal, service, log, retryMs } = running
  while (!signal.aborted) {
    let hasRun = true
    try {
      hasRun = await runLocked(running)
    } catch (error) {
      if (!signal.aborted)
        log.warn({ err: error, service: service.name }, 'services.service.failed')
    }
    if (!signal.aborted) await wait(hasRun ? retryMs : Math.min(retryMs, LOCK_POLL_MS), running)
  }
}

/** Returns a function that stops all of them. */
export const runServices = ({
  services,
  pool,
  log,
  retryMs = RETRY_MS,
}: {
  services: readonly Service[]
  pool: Pool
  log: Logger
  retryMs?: number
}): (() => Promise<void>) => {
  const stopping = new AbortController()
  const { signal } = stopping
  const running = services.map((service) => keepRunning({ pool, log, signal, service, retryMs }))
  return async () => {
    stopping.abort()
    await Promise.all(running)
  }
}
