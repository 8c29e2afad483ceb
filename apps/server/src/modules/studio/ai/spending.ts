import { type Engine, estimateUsage, type Facts, type Usage } from '@kadr/ai'
import type { AiTask } from '@kadr/contract/studio/ai-tasks'
import { UserError } from '@kadr/domain/base/app-error'
import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockSpending, sumCost } from './ai-requests.repository.ts'

const MILLION = 1_000_000

/** In millionths of a kopeck: prices are kopecks per million tokens. */
export const costOf = ({ prices }: Pick<Engine, 'prices'>, usage: Usage): number =>
  usage.inputTokens * prices.inputToken + usage.outputTokens * prices.outputToken

export const estimateCost = ({
  engine,
  task,
  facts,
}: {
  engine: Engine
  task: AiTask
  facts: Facts
}): number => costOf(engine, estimateUsage({ task, facts }))

export const DAILY_LIMIT_TEXT =
  'ИИ на сегодня отключён: дневной предел расходов исчерпан. Возвращайтесь завтра'

const startOfDay = (now: Date) => new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS)

/** The rest of the daily limit, in millionths of a kopeck. */
export const findRemainingBudget = async ({
  ctx,
  tx,
}: {
  ctx: AppContext
  tx?: Tx
}): Promise<number | undefined> => {
  const { dailyLimit } = ctx.config.ai
  if (dailyLimit === null || ctx.ai.isOffline) return undefined
  const spent = await sumCost({ db: tx ?? ctx.db, since: startOfDay(ctx.clock.now()) })
  return dailyLimit * MILLION - spent
}

/** Rejects a request that could exceed the daily limit. Concurrent checks are serialized by a lock. */
export const assertAffordable = async ({
  ctx,
  tx,
  cost,
}: {
  ctx: AppContext
  tx: Tx
  cost: number
}): Promise<void> => {
  if (ctx.config.ai.dailyLimit === null || ctx.ai.isOffline) return
  await lockSpending({ db: tx })
  const left = await findRemainingBudget({ ctx, tx })
  if (left === undefined || cost <= left) return
  throw new UserError({ code: 'AI_OFF', userMessage: DAILY_LIMIT_TEXT })
}
