import type { AiStatus } from '@kadr/contract/ai'
import { AI_TEXT_MAX, AI_TOPIC_MAX } from '@kadr/contract/ai-tasks'
import { mayUseAi } from '@kadr/domain/limits'
import { toInstant, toWallTime } from '@kadr/domain/schedule/wall-time'
import { MINUTE_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../context.ts'
import { getPoints } from '../points/index.ts'
import { getSubscriptionTerms } from '../subscription/index.ts'
import { getWorkspaceOwner, getWorkspaceTimeZone } from '../workspaces/index.ts'
import { countDone, countSince, findRunning } from './ai-requests.repository.ts'
import type { Asker } from './begin-request.ts'
import { DAILY_LIMIT_TEXT, findRemainingBudget } from './spending.ts'

type Of = { ctx: AppContext; asker: Asker }

const startOfLocalDay = async ({ ctx, asker: { workspaceId } }: Of) => {
  const timeZone = await getWorkspaceTimeZone({ ctx, workspaceId })
  const today = toWallTime({ at: ctx.clock.now(), timeZone }).slice(0, 10)
  return toInstant({ wallTime: `${today}T00:00`, timeZone })
}

/** Points belong to the owner of the workspace, whichever member makes the request. */
const readPoints = async ({ ctx, asker: { workspaceId } }: Of) => {
  const userId = await getWorkspaceOwner({ ctx, workspaceId })
  const { aiGenerations: left } = await getPoints({ ctx, userId })
  const { limits } = await getSubscriptionTerms({ ctx, userId })
  return { left, limit: limits.aiGenerations }
}

const findOffReason = async ({
  ctx,
  left,
  limit,
}: {
  ctx: AppContext
  left: number
  limit: number
}): Promise<AiStatus['off']> => {
  const money = await findRemainingBudget({ ctx })
  if (money !== undefined && money <= 0) return { reason: 'daily_limit', message: DAILY_LIMIT_TEXT }
  if (limit === 0) return { reason: 'not_allowed', message: 'Запросы к ИИ не входят в ваш тариф' }
  if (mayUseAi({ limit, remaining: left })) return null
  return { reason: 'no_points', message: 'Запросы к ИИ в этом месяце закончились' }
}

export const getStatus = async (of: Of): Promise<AiStatus> => {
  const { ctx, asker } = of
  const { workspaceId, userId } = asker
  const points = await readPoints(of)
  const minuteAgo = new Date(ctx.clock.now().getTime() - MINUTE_MS)
  const running = await findRunning({ db: ctx.db, userId })
  return {
    engineName: ctx.ai.name,
    isOffline: ctx.ai.isOffline,
    off: await findOffReason({ ctx, ...points }),
    limits: {
      requestsPerMinute: ctx.config.ai.requestsPerMinute,
      maxTextLength: AI_TEXT_MAX,
      maxTopicLength: AI_TOPIC_MAX,
    },
    meters: {
      ...points,
      doneToday: await countDone({ db: ctx.db, workspaceId, since: await startOfLocalDay(of) }),
      lastMinute: await countSince({ db: ctx.db, userId, since: minuteAgo }),
    },
    runningId: running?.id ?? null,
  }
}
