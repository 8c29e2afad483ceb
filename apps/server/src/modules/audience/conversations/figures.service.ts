import type { AudienceFigures, FrequentQuestion } from '@kadr/contract/audience/audience-figures'
import type { Answering } from '@kadr/contract/insight/reports'
import { displayName } from '@kadr/domain/identity/person-name'
import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import { invalid } from './failures.ts'
import { listQuestions, readByPerson, readSums } from './figures.repository.ts'
import { type Reader, reachOf } from './read-threads.ts'

type Asked = { ctx: AppContext; actor: Reader }

const MAX_PERIOD_MS = 400 * DAY_MS
const MONTH_MS = 30 * DAY_MS
/** One person asking is no frequent question. */
const LEAST = 2

export const readFigures = async ({
  ctx,
  actor,
  period: { from, to, connectionId },
}: Asked & {
  period: { from: string; to: string; connectionId?: string | undefined }
}): Promise<AudienceFigures> => {
  const [since, until] = [new Date(from), new Date(to)]
  if (since >= until) throw invalid('to', 'Конец периода должен быть позже начала')
  if (until.getTime() - since.getTime() > MAX_PERIOD_MS) {
    throw invalid('to', 'Период не длиннее 400 дней')
  }
  const asked = { db: ctx.db, reach: reachOf(actor), from: since, to: until, connectionId }
  const { threads, answered, medianSeconds } = await readSums(asked)
  const people = await readByPerson(asked)
  return {
    threads,
    answered,
    answeredShare: threads === 0 ? null : answered / threads,
    medianSeconds,
    byPerson: people.map(({ userId, firstName, lastName, ...own }) => ({
      person: userId
        ? {
            id: userId,
            name: displayName({ firstName: firstName ?? '', lastName: lastName ?? '' }),
          }
        : null,
      answers: own.answers,
      medianSeconds: own.medianSeconds,
    })),
  }
}

export const readAnswering = ({
  ctx,
  workspaceId,
  connectionIds,
  since,
  until,
}: {
  ctx: AppContext
  workspaceId: string
  connectionIds: readonly string[] | null
  since: Date
  until: Date
}): Promise<Answering> =>
  readSums({ db: ctx.db, reach: { workspaceId, connectionIds }, from: since, to: until })

export const readQuestions = async ({ ctx, actor }: Asked): Promise<FrequentQuestion[]> => {
  const since = new Date(ctx.clock.now().getTime() - MONTH_MS)
  const rows = await listQuestions({ db: ctx.db, reach: reachOf(actor), since, least: LEAST })
  return rows.map(({ lastAt, ...row }) => ({ ...row, lastAt: new Date(lastAt).toISOString() }))
}
