import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Service } from '../module.ts'
import { tryLock } from './hold-lock.ts'

type Running = {
  pool: Pool
  log: Logger
  signal: AbortSignal
  service: Service
  retryMs: number
}

const RETRY_MS = 5_000

const wait = ({ retryMs, signal }: Running) =>
  pause(retryMs, undefined, { signal }).catch(() => undefined)

/** Runs while the lock is held; other processes wait for it. */
const runLocked = async ({ pool, signal, service }: Running): Promise<void> => {
  if (service.isEverywhere) return service.run(signal)
  const lock = await tryLock({ pool, name: service.name })
  if (!lock) return
  try {
    await service.run(AbortSignal.any([signal, lock.lost]))
  } finally {
    lock.release()
  }
}

const keepRunning = async (running: Running): Promise<void> => {
  const { signal, service, log } = running
  while (!signal.aborted) {
    try {
      await runLocked(running)
    } catch (error) {
      if (!signal.aborted)
        log.warn({ err: error, service: service.name }, 'services.service.failed')
    }
    if (!signal.aborted) await wait(running)
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
