import type { AppContext } from '../../context.ts'
import { purgeOutcomes } from './outcomes.repository.ts'
import { purgeComplaints } from './refused-works.repository.ts'

/** Counts older than a week and complaints older than a year. */
export const purgeDownloads = async ({ db }: Pick<AppContext, 'db'>): Promise<void> => {
  await purgeOutcomes(db)
  await purgeComplaints(db)
}
