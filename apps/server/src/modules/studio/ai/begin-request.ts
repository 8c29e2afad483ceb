import type { Facts } from '@kadr/ai'
import type { AiLanguage, AiTask } from '@kadr/contract/studio/ai-tasks'
import { UserError } from '@kadr/domain/base/app-error'
import { MINUTE_MS } from '@kadr/kit/durations'
import { newId } from '@kadr/kit/new-id'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { reservePoints } from '../../money/points/index.ts'
import {
  type AiRequestRow,
  countSince,
  findByKey,
  insertRequest,
  setReservation,
} from './ai-requests.repository.ts'
import { LEASE_TIMES } from './running-requests.ts'
import { assertAffordable, estimateCost } from './spending.ts'
import { failExpiredRequests } from './sweep.ts'

export type Asker = { workspaceId: string; userId: string }
type NewRequest = {
  ctx: AppContext
  asker: Asker
  task: AiTask
  facts: Facts
  key: string | undefined
  isAutomated: boolean
}

const busyError = () =>
  new UserError({
    code: 'CONFLICT',
    userMessage: 'Предыдущий запрос ещё выполняется. Дождитесь ответа или отмените его',
  })

const assertPace = async ({ ctx, tx, userId }: { ctx: AppContext; tx: Tx; userId: string }) => {
  const { requestsPerMinute } = ctx.config.ai
  const since = new Date(ctx.clock.now().getTime() - MINUTE_MS)
  const made = await countSince({ db: tx, userId, since })
  if (!ctx.config.areRateLimitsOn || made < requestsPerMinute) return
  throw new UserError({
    code: 'RATE_LIMITED',
    userMessage: `Не больше ${requestsPerMinute} запросов к ИИ в минуту. Повторите чуть позже`,
  })
}

/** The earlier request with this idempotency key; throws when it had another task. */
const findEarlier = async ({ tx, asker, task, key }: NewRequest & { tx: Tx }) => {
  const earlier = key && (await findByKey({ db: tx, ...asker, key }))
  if (!earlier) return undefined
  if (JSON.stringify(earlier.task, sortKeys) === JSON.stringify(task, sortKeys)) return earlier
  throw new UserError({
    code: 'CONFLICT',
    userMessage: 'С этим ключом уже был другой запрос. Возьмите новый ключ',
  })
}

/** The templates are written in Russian. */
export const assertLanguage = ({
  ctx,
  language = 'ru',
  field,
}: {
  ctx: AppContext
  language?: AiLanguage | undefined
  field: string
}) => {
  if (language === 'ru' || !ctx.ai.isOffline) return
  throw new UserError({
    code: 'VALIDATION_FAILED',
    userMessage:
      'Шаблонный режим пишет только по-русски. Выберите русский или подключите нейросеть',
    field,
  })
}

/** jsonb does not keep the order of keys, so they are sorted before comparing. */
const sortKeys = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

/**
 * Inserts the request and reserves its point in one transaction. One running request per user, besides those of rules;
 * of two concurrent ones for the last point the second is rejected.
 */
export const beginRequest = (asked: NewRequest): Promise<{ row: AiRequestRow; isNew: boolean }> =>
  inTransaction(asked.ctx.db, async (tx) => {
    const { ctx, asker, task, facts, key, isAutomated } = asked
    const earlier = await findEarlier({ ...asked, tx })
    if (earlier) return { row: earlier, isNew: false }
    if ('language' in task) assertLanguage({ ctx, language: task.language, field: 'task.language' })
    await failExpiredRequests({ ctx, tx, userId: asker.userId })
    if (!isAutomated) await assertPace({ ctx, tx, userId: asker.userId })
    const cost = estimateCost({ engine: ctx.ai, task, facts })
    await assertAffordable({ ctx, tx, cost })
    const now = ctx.clock.now()
    const id = newId(now.getTime())
    const { model, isOffline } = ctx.ai
    const row = await insertRequest({
      db: tx,
      clock: ctx.databaseClock,
      leaseMs: LEASE_TIMES.leaseMs,
      values: {
        ...asker,
        id,
        kind: task.kind,
        state: 'running',
        task,
        model,
        isOffline,
        isAutomated,
        key: key ?? null,
        cost,
        createdAt: now,
      },
    })
    if (!row) {
      // Lost the race: with the same key it is the same request, otherwise one too many.
      const winner = await findEarlier({ ...asked, tx })
      if (winner) return { row: winner, isNew: false }
      throw busyError()
    }
    const { workspaceId } = asker
    const point = {
      ctx,
      tx,
      workspaceId,
      kind: 'aiGenerations',
      amount: 1,
      key: `ai:${id}`,
    } as const
    const { reservationId } = await reservePoints(point)
    await setReservation({ db: tx, id, reservationId })
    return { row: { ...row, reservationId }, isNew: true }
  })
