import * as z from 'zod/mini'
import { purgeEvents } from '../../platform/events/purge-events.ts'
import { purgeRateCounters } from '../../platform/http/rate-counters.ts'
import { defineJob } from '../../platform/jobs/job-definition.ts'
import { purgeFinishedJobs } from '../../platform/jobs/jobs.ts'
import { purgeActivity } from '../activity/index.ts'
import { purgeVisitors } from '../affiliate/index.ts'
import { purgeAiHistory } from '../ai/index.ts'
import { purgeExpiredSignIns } from '../auth/index.ts'
import { purgeOldInbox } from '../bot-drafts/index.ts'
import { purgeOldMessages } from '../bot-outbox/index.ts'
import { purgeDownloads } from '../downloads/index.ts'
import { purgeOldNotifications } from '../notifications/index.ts'
import { purgeExpiredExportLinks } from '../personal-data/index.ts'
import { releaseStaleReservations } from '../points/index.ts'
import { purgePresences } from '../presence/index.ts'
import { purgeExpiredReports } from '../reports/index.ts'
import { purgeRequests } from '../requests/index.ts'

const EVERY_TEN_MINUTES = '*/10 * * * *'

/** Deletes expired rows and releases reservations left by crashed workers. */
export const housekeepingJob = defineJob({
  name: 'housekeeping.sweep',
  schema: z.object({}),
  cron: EVERY_TEN_MINUTES,
  async handle({ ctx }) {
    await purgeExpiredSignIns({ ctx })
    await purgeOldNotifications({ ctx })
    await purgeOldMessages({ ctx })
    await purgeOldInbox({ ctx })
    await purgePresences({ ctx })
    await purgeEvents({ ctx })
    await purgeExpiredExportLinks({ ctx })
    await purgeActivity({ ctx })
    await purgeExpiredReports({ ctx })
    await purgeAiHistory({ ctx })
    await purgeDownloads(ctx)
    await purgeRequests({ ctx })
    await purgeVisitors({ ctx })
    await purgeFinishedJobs(ctx)
    await purgeRateCounters(ctx)
    const released = await releaseStaleReservations({ ctx })
    if (released > 0) ctx.log.warn({ released }, 'points.reservations.released')
  },
})
