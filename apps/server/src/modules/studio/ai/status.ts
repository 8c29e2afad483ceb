import type { AiStatus } from '@kadr/contract/studio/ai'
import { AI_TEXT_MAX, AI_TOPIC_MAX } from '@kadr/contract/studio/ai-tasks'
import { joinSentences } from '@kadr/domain/base/sentences'
import { mayUseAi } from '@kadr/domain/money/limits'
import { findLargerPlanText } from '@kadr/domain/money/plans'
import { toInstant, toWallTime } from '@kadr/domain/publishing/schedule/wall-time'
import { MINUTE_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import { getWorkspaceOwner, getWorkspaceTimeZone } from '../../identity/workspaces/index.ts'
import { getPoints } from '../../money/points/index.ts'
import { getSubscriptionTerms } from '../../money/subscription/index.ts'
import { countDone, countSince, findRunning } from './ai-requests.repository.ts'
import type { Asker } from './begin-request.ts'
import { DAILY_LIMIT_TEXT, findRemainingBudget } from './spending.ts'

type AskerInput = { ctx: AppContext; asker: Asker }

const startOfLocalDay = async ({ ctx, asker: { workspaceId } }: AskerInput) => {
  const timeZone = await getWorkspaceTimeZone({ ctx, workspaceId })
  const today = toWallTime({ at: ctx.clock.now(), timeZone }).slice(0, 10)
  return toInstant({ wallTime: `${today}T00:00`, timeZone })
}

/** Points belong to the owner of the workspace, whichever member makes the request. */
const readPoints = async ({ ctx, asker: { workspaceId } }: AskerInput) => {
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
  const more = findLargerPlanText({
    amountOf: ({ limits }) => limits.aiGenerations,
    allowed: limit,
  })
  if (limit === 0) {
    const message = joinSentences(['Запросы к ИИ не входят в ваш тариф', more])
    return { reason: 'not_allowed', message }
  }
  if (mayUseAi({ limit, remaining: left })) return null
  return {
    reason: 'no_points',
    message: joinSentences(['Запросы к ИИ в этом месяце закончились', more]),
  }
}

export const getStatus = async (of: AskerInput): Promise<AiStatus> => {
  const { ctx, asker } = of
  const { workspaceId, userId } = asker
  const points = await readPoints(of)
  const minuteAgo = new Date(ctx.clock.now().getTime() - MINUTE_MS)
  const running = await findRunning({ db: ctx.db, userId })
  return {
    engineName: ctx.ai.name,
    isOffline: ctx.ai.isOffline,
    hears: ctx.ai.transcribe !== null,
    ...(ctx.ai.isOffline && {
      unable: ['meme', 'tone', 'longer'] as const satisfies AiStatus['unable'],
    }),
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
