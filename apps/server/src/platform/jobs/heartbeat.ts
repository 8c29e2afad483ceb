import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Pulse } from '../leases/pulse.ts'

export const HEARTBEAT_QUEUE = 'platform.heartbeat'
const BEAT_MS = 10_000

/** A worker proves that it gets jobs by sending, taking and ending a tiny one over the connections of its engine. */
export const startHeartbeat = async ({
  boss,
  pulse,
  log,
}: {
  boss: PgBoss
  pulse: Pulse
  log: Logger
}): Promise<() => void> => {
  let isBusy = false
  const beat = async () => {
    // One that hangs is not joined by others: they would take all connections.
    if (isBusy) return
    isBusy = true
    try {
      await boss.send(HEARTBEAT_QUEUE, {}, { singletonKey: 'beat', deleteAfterSeconds: 60 })
      for (const { id } of await boss.fetch(HEARTBEAT_QUEUE)) {
        await boss.complete(HEARTBEAT_QUEUE, id)
      }
      pulse.beat()
    } catch (error) {
      log.warn({ err: error }, 'jobs.heartbeat.failed')
    } finally {
      isBusy = false
    }
  }
  await beat()
  const timer = setInterval(beat, BEAT_MS)
  return () => clearInterval(timer)
}
