import type { Job, JobResult, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { JobDefinition } from './job-definition.ts'

export type RunJob = (
  definition: JobDefinition,
  job: { id: string; data: unknown; signal: AbortSignal },
) => Promise<void>

const settle = async (job: Job<unknown>, run: () => Promise<void>): Promise<JobResult> => {
  try {
    await run()
    return { id: job.id, status: 'completed' }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { id: job.id, status: 'failed', output: { message } }
  }
}

/** The check for due jobs, once a second, also finds those whose notification was lost. */
const FALLBACK_POLL_SECONDS = 300

/**
 * Claims in batches, since a batch of one is limited by the poll interval; each job succeeds or fails alone. Returns
 * the identifiers of the workers: pg-boss wakes a worker by its identifier, and returns only the first one of several
 * that it starts at once.
 */
export const workOn = ({
  boss,
  definition,
  run,
  log,
}: {
  boss: PgBoss
  definition: JobDefinition
  run: RunJob
  log: Logger
}): Promise<string[]> => {
  const perGroup = definition.options?.concurrencyPerGroup
  const startWorker = () =>
    boss.work(
      definition.name,
      {
        perJobResults: true,
        pollingIntervalSeconds: 0.5,
        notifyPollingIntervalSeconds: FALLBACK_POLL_SECONDS,
        burstWhenBatchFull: true,
        batchSize: definition.options?.batchSize ?? 20,
        ...(perGroup !== undefined && { localGroupConcurrency: perGroup }),
      },
      (jobs: Job<unknown>[]) =>
        Promise.all(
          jobs.map((job) =>
            settle(job, async () => {
              try {
                await run(definition, job)
              } catch (error) {
                log.error({ err: error, job: definition.name, jobId: job.id }, 'jobs.job.failed')
                throw error
              }
            }),
          ),
        ),
    )
  const { concurrency = 2 } = definition.options ?? {}
  return Promise.all(Array.from({ length: concurrency }, startWorker))
}
