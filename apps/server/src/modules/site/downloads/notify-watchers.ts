import { type DownloadSource, downloadSource } from '@kadr/contract/site/downloads'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import { defineJob } from '../../../platform/jobs/job-definition.ts'
import { getPersonalWorkspaceId } from '../../identity/workspaces/index.ts'
import { hasRecovered } from './download-health.ts'
import { sumOutcomes } from './outcomes.repository.ts'
import { SOURCE_NAMES } from './refusal-texts.ts'
import { deleteWatchers, insertWatcher, listWatchedSources } from './watchers.repository.ts'

/** This hour and the one before. */
const HOURS = 2

/** The person is notified once, when the source works again. */
export const watchSource = async ({
  ctx,
  ...watcher
}: {
  ctx: AppContext
  source: DownloadSource
  userId: string
}): Promise<void> => {
  await insertWatcher({ db: ctx.db, ...watcher })
}

/** Notifies each person who asked for it once, when a source works again. */
export const notifyWatchers = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  const watched = await listWatchedSources(ctx.db)
  if (watched.length === 0) return
  const sums = await sumOutcomes({ db: ctx.db, hours: HOURS })
  const sources = downloadSource.options.filter((source) => {
    const sum = sums.find((row) => row.source === source)
    return watched.includes(source) && sum !== undefined && hasRecovered(sum)
  })
  for (const source of sources) {
    await inTransaction(ctx.db, async (tx) => {
      for (const userId of await deleteWatchers({ tx, source })) {
        await appendEvent({
          tx,
          kind: 'download_source.recovered',
          workspaceId: await getPersonalWorkspaceId({ tx, userId }),
          subjectId: userId,
          payload: { source, title: SOURCE_NAMES[source], at: ctx.clock.now().toISOString() },
        })
      }
    })
  }
}

export const notifyWatchersJob = defineJob({
  name: 'downloads.notify-watchers',
  schema: z.object({}),
  cron: '*/15 * * * *',
  options: { retryLimit: 2 },
  handle: ({ ctx }) => notifyWatchers({ ctx }),
})
