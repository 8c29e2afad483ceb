import { BACKFILL_DAYS } from '@kadr/domain/insight/reading-times'
import { DAY_MS } from '@kadr/kit/durations'
import type { Failure, ItemOutcome, NotAllowed } from '@kadr/networks'
import type { AppContext } from '../../../context.ts'
import type { Access } from './access.ts'
import {
  accountFound,
  failed,
  itemAbsent,
  itemFound,
  itemUnlisted,
  notAllowed,
  type Reading,
} from './reading.ts'
import type { Batch, SubjectRow } from './subjects.repository.ts'
import { listItems, type WorkItemRow } from './work-items.repository.ts'

type Open = Extract<Access, { kind: 'open' }>
type Input = { ctx: AppContext; batch: Batch; access: Open }

/** `failure`: of the whole call, for the caller to handle. */
export type BatchReading = {
  readings: readonly Reading[]
  refused: readonly string[]
  failure?: Failure
}

/** Networks correct figures of the previous days, so these are read again. */
const OVERLAP_DAYS = 5

const unsupported = (subject: SubjectRow, now: Date) =>
  notAllowed({
    subject,
    now,
    code: 'unsupported',
    message: 'Сеть не отдаёт эти цифры приложениям.',
    isLasting: true,
  })

const refusedReading = (subject: SubjectRow, now: Date, { missingScopes, isOfApp }: NotAllowed) => {
  if (isOfApp) return unsupported(subject, now)
  return notAllowed({
    subject,
    now,
    code: missingScopes.length > 0 ? 'missing_scopes' : 'not_public',
    message:
      missingScopes.length > 0
        ? 'При подключении не разрешили читать статистику. Подключите аккаунт заново и отметьте все пункты.'
        : 'Цифры видны только у публичных каналов.',
    isLasting: false,
  })
}

/** Metrics whose refusal is still cached. */
const refusedKeys = ({ account }: Batch, now: Date): ReadonlySet<string> =>
  new Set(
    Object.entries(account.refusedMetrics)
      .filter(([, until]) => new Date(until) > now)
      .map(([key]) => key),
  )

const sinceOf = (subject: SubjectRow, now: Date): Date => {
  const oldest = now.getTime() - BACKFILL_DAYS * DAY_MS
  const known = subject.foundAt && subject.foundAt.getTime() - OVERLAP_DAYS * DAY_MS
  return new Date(Math.max(oldest, known ?? oldest))
}

const readAccount = async (
  { ctx, batch, access }: Input,
  subject: SubjectRow,
): Promise<BatchReading> => {
  const now = ctx.clock.now()
  const reader = access.readers.account
  if (!reader) return { readings: [unsupported(subject, now)], refused: [] }
  const outcome = await reader.read({
    ctx: access.context,
    account: access.account,
    refused: refusedKeys(batch, now),
    since: sinceOf(subject, now),
    until: now,
  })
  const at = ctx.clock.now()
  if (outcome.kind === 'failed') {
    const { failure } = outcome
    return { readings: [failed({ subject, now: at, failure })], refused: [], failure }
  }
  if (outcome.kind === 'not_allowed') {
    return { readings: [refusedReading(subject, at, outcome)], refused: [] }
  }
  const { metrics, missing, failure, refused } = outcome
  return { readings: [accountFound({ subject, now: at, metrics, missing, failure })], refused }
}

const toReading = (
  { subject, item, now }: { subject: SubjectRow; item: WorkItemRow; now: Date },
  outcome: ItemOutcome | undefined,
): Reading => {
  const { publishedAt } = item
  switch (outcome?.kind) {
    case 'found':
      return itemFound({ subject, now, publishedAt, ...outcome })
    case 'failed':
      return failed({ subject, now, failure: outcome.failure })
    case 'closed':
      return notAllowed({ subject, now, ...outcome.failure, isLasting: true })
    case 'unlisted':
      return itemUnlisted({ subject, now, publishedAt })
    default:
      return itemAbsent({ subject, now, publishedAt })
  }
}

const readItems = async ({ ctx, batch, access }: Input): Promise<BatchReading> => {
  const now = ctx.clock.now()
  const { subjects } = batch
  const reader = access.readers.items
  if (!reader) return { readings: subjects.map((one) => unsupported(one, now)), refused: [] }
  const rows = await listItems({ db: ctx.db, ids: subjects.map(({ id }) => id) })
  const items = new Map(rows.map((row) => [row.id, row]))
  const outcome = await reader.read({
    ctx: access.context,
    account: access.account,
    refused: refusedKeys(batch, now),
    items: rows.map(({ externalId, externalDetails, publishedAt }) => ({
      externalId,
      details: externalDetails,
      publishedAt,
    })),
  })
  const at = ctx.clock.now()
  if (outcome.kind === 'failed') {
    const { failure } = outcome
    const readings = subjects.map((subject) => failed({ subject, now: at, failure }))
    return { readings, refused: [], failure }
  }
  if (outcome.kind === 'not_allowed') {
    const readings = subjects.map((subject) => refusedReading(subject, at, outcome))
    return { readings, refused: [] }
  }
  const readings = subjects.flatMap((subject) => {
    const item = items.get(subject.id)
    return item ? [toReading({ subject, item, now: at }, outcome.items.get(item.externalId))] : []
  })
  return { readings, refused: outcome.refused }
}

/** The figures of the account itself, or of some of its posts. */
export const readBatch = (input: Input): Promise<BatchReading> => {
  const [first] = input.batch.subjects
  return first?.kind === 'account' ? readAccount(input, first) : readItems(input)
}
