import { setTimeout as sleep } from 'node:timers/promises'
import { isProcessAlive } from '@kadr/kit/node/is-process-alive'
import type { Logger } from 'pino'
import type { Ballast } from './ballast.ts'

export type RunningServer = {
  pid: number
  port: number
  isRunning(): boolean
  stop(): Promise<void>
}

const POLL_MS = 200
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 5000
const FILL_EVERY_MS = 60_000

// SIGINT is PostgreSQL's fast shutdown: sessions are ended, everything is flushed.
const beginStop = (pid: number) => {
  if (isProcessAlive(pid)) process.kill(pid, 'SIGINT')
}

/** Stops the server at the exit of this process. */
export const endWithProcess = (pid: number) => {
  const end = () => beginStop(pid)
  process.once('exit', end)
  return async () => {
    end()
    while (isProcessAlive(pid)) await sleep(10)
    process.off('exit', end)
  }
}

/** Watches a server and restarts it; on a full disk it frees the ballast first. */
export const createSupervisor = ({
  first,
  ballast,
  restart,
}: {
  first: RunningServer
  ballast: Ballast
  /** One attempt; undefined when it failed. */
  restart(): Promise<RunningServer | undefined>
}) => {
  let current = first
  let watching: Promise<void> | undefined
  const stopping = new AbortController()
  const isStopped = () => stopping.signal.aborted
  const pause = (ms: number) =>
    sleep(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)

  const startAgain = async (log: Logger) => {
    // Forgets the exited server: its process id may be reused.
    await current.stop()
    for (let attempt = 0; !isStopped(); attempt += 1) {
      if (ballast.release()) log.error('postgres.disk_full')
      const server = await restart().catch((error: unknown) => {
        log.error({ err: error }, 'postgres.restart_failed')
        return undefined
      })
      if (server) {
        current = server
        log.warn({ attempts: attempt + 1 }, 'postgres.restarted')
        return
      }
      await pause(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt))
    }
  }

  const fillBallast = (log: Logger) => {
    try {
      ballast.fill()
    } catch (error) {
      log.warn({ err: error }, 'postgres.ballast_failed')
    }
  }

  const watch = async (log: Logger) => {
    let nextFillAt = 0
    while (!isStopped()) {
      if (!current.isRunning()) {
        log.error({ serverPid: current.pid }, 'postgres.ended')
        await startAgain(log)
      }
      if (performance.now() >= nextFillAt) {
        fillBallast(log)
        nextFillAt = performance.now() + FILL_EVERY_MS
      }
      await pause(POLL_MS)
    }
  }

  return {
    begin(log: Logger): void {
      watching ??= watch(log)
    },
    async stop(): Promise<void> {
      stopping.abort()
      await watching
      await current.stop()
    },
  }
}
