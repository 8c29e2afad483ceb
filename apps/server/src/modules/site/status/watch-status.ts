import { MINUTE_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import { runEvery } from '../../../platform/leases/run-every.ts'
import { endIncidents, openIncident } from './incidents.repository.ts'
import { judgeParts } from './judge-parts.ts'
import { readFigures } from './read-figures.ts'

/** Writes down what is slow or down now, and ends what is over. What is not known changes nothing. */
export const recordStatus = async (ctx: AppContext): Promise<void> => {
  const { db, databaseClock: clock } = ctx
  const parts = judgeParts(await readFigures(ctx))
  for (const { id, state } of parts)
    if (state === 'slow' || state === 'down') await openIncident({ db, clock, part: id, state })
  const over = parts.flatMap(({ id, state }) => (state === 'works' || state === 'off' ? id : []))
  await endIncidents({ db, clock, parts: over })
}

/** In a process that serves pages: it goes on when workers are what is down. */
export const watchStatus = ({ ctx, signal }: { ctx: AppContext; signal: AbortSignal }) =>
  runEvery({
    ms: MINUTE_MS,
    signal,
    log: ctx.log,
    event: 'status.record_failed',
    // Workers of an installation that has just started are not there yet.
    isDelayed: true,
    run: () => recordStatus(ctx),
  })
