import { HOUR_MS } from '@kadr/kit/durations'
import { newId } from '@kadr/kit/new-id'
import { createSafeFetch } from '@kadr/kit/node/safe-fetch'
import { sql } from 'drizzle-orm'
import { readFeeds } from '../../apps/server/src/modules/automation/automations/feeds/read-feeds.ts'
import { planAutomations } from '../../apps/server/src/modules/automation/automations/plan/plan-automations.ts'
import { runDueRuns } from '../../apps/server/src/modules/automation/automations/run/run-due-runs.ts'
import { processResource } from '../../apps/server/src/modules/library/resources/processing/process-resource.ts'
import { makeRequestedRendition } from '../../apps/server/src/modules/library/resources/processing/renditions.service.ts'
import { releaseStaleReservations } from '../../apps/server/src/modules/money/points/index.ts'
import { createPublisher } from '../../apps/server/src/modules/publishing/publisher/publisher.ts'
import { resourceMedia } from '../../apps/server/src/modules/publishing/publisher/resource-media.ts'
import {
  claimSome,
  createLeases,
  prepareClaim,
  start,
} from '../../apps/server/src/modules/publishing/publisher/work.ts'
import { failExpiredRequests } from '../../apps/server/src/modules/studio/ai/index.ts'
import { claimNext } from '../../apps/server/src/modules/studio/generations/queue.repository.ts'
import { runGeneration } from '../../apps/server/src/modules/studio/generations/run-generation.ts'
import { createFakeClock } from '../../apps/server/test/fake-clock.ts'
import { openApp } from './open-app.ts'

/**
 * A worker on a simulated clock. Each message is a time in milliseconds: the worker does everything that is due then
 * and sends the time back. Arguments: the database URL and the port of the feeds.
 */
const [url = '', feedPort = '0'] = process.argv.slice(2)
const PER_PERSON = 3
const AT_ONCE = 200
const PERIOD_MS = 6 * HOUR_MS

const clock = createFakeClock(new Date(0))
const app = await openApp({ url, env: process.env, clock })
const { ctx } = app
const { signal } = new AbortController()
const fetch = createSafeFetch({ ports: [Number(feedPort)], isAllowed: () => true })
const worker = newId()
const made = createPublisher({ ctx, media: resourceMedia })
// The clock stands still during a turn, so an early claim would wait forever.
const publisher = { ...made, pace: { ...made.pace, earlyMs: 0 } }

const publishDue = async (): Promise<number> => {
  await prepareClaim(publisher)
  const claims = await claimSome({ publisher, limit: AT_ONCE })
  const leases = createLeases(publisher)
  await Promise.all(claims.map((claim) => start({ publisher, leases, claim, stopping: signal })))
  return claims.length
}

const renderNext = async (): Promise<number> => {
  const leaseMs = ctx.config.render.leaseSeconds * 1000
  const [db, databaseClock] = [ctx.urgentDb, ctx.databaseClock]
  const taking = { db, worker, now: clock.now(), clock: databaseClock, leaseMs }
  const row = await claimNext({ ...taking, perPerson: PER_PERSON })
  if (!row) return 0
  const { id, workspaceId, attempts: attempt } = row
  await runGeneration({ ctx, row, hold: { id, workspaceId, worker, attempt }, signal })
  return 1
}

type File = { resourceId: string; fileId: string; need: string | null }

/** The queue of these jobs gives the job of a killed process back by the time of the machine, not by ours. */
const processFiles = async (): Promise<void> => {
  const { rows } = await ctx.db.execute<File>(sql`
    select id as "resourceId", file_id as "fileId", null as need from resources where state = 'processing'
    union all select resource_id, file_id, need from resource_renditions where state = 'making'`)
  for (const { need, ...file } of rows) {
    if (need === null) await processResource({ ctx, ...file, signal })
    else await makeRequestedRendition({ ctx, ...file, need, signal })
  }
}

const turn = async (): Promise<void> => {
  await planAutomations({ ctx })
  await failExpiredRequests({ ctx })
  for (let done = 1; done > 0; ) {
    await runDueRuns({ ctx, fetch, signal })
    done = (await renderNext()) + (await publishDue())
    if (done > 0) await processFiles()
  }
}

/** What needs no minute: feeds have two new articles a day. */
const passHours = async (): Promise<void> => {
  await readFeeds({ ctx, fetch })
  await releaseStaleReservations({ ctx })
  await app.consumeEvents()
}

let passed = 0
const run = async (time: number): Promise<void> => {
  clock.set(new Date(time))
  const period = Math.floor(time / PERIOD_MS)
  if (period !== passed) await passHours()
  passed = period
  await turn()
}

process.on('message', (time) => {
  run(Number(time)).then(
    () => process.send?.(Number(time)),
    (error: unknown) => {
      // The database was killed: what was due stays due.
      if (process.env.LOG_LEVEL !== 'silent') console.error(error)
      process.send?.('failed')
    },
  )
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
