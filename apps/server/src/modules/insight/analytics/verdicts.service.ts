import type { RouteData, RouteInput } from '@kadr/contract/base/route'
import type {
  AttributionDimension,
  getAttribution,
  getBestTime,
} from '@kadr/contract/insight/analytics'
import { attributionDimension } from '@kadr/contract/insight/analytics'
import { attribute } from '@kadr/domain/insight/attribution'
import { findBestTime } from '@kadr/domain/insight/best-time'
import { findHookFamily } from '@kadr/domain/insight/hook-family'
import { dayNumber, splitWallTime, weekdayOf } from '@kadr/domain/publishing/schedule/local-date'
import { toWallTime } from '@kadr/domain/publishing/schedule/wall-time'
import { findStyle } from '@kadr/scene/styles/all-styles'
import type { AppContext } from '../../../context.ts'
import { getWorkspaceTimeZone } from '../../identity/workspaces/index.ts'
import { listHashtagSets } from '../../publishing/publisher-setup/index.ts'
import { resolveScope } from './resolve-scope.ts'
import { type CaseRow, listCases } from './verdict-cases.repository.ts'

type Input = {
  ctx: AppContext
  workspaceId: string
  query: RouteInput<typeof getBestTime>['query']
}

const readCases = async ({ ctx, workspaceId, query }: Input) => {
  const [{ accountIds }, timeZone] = await Promise.all([
    resolveScope({ ctx, workspaceId, query }),
    getWorkspaceTimeZone({ ctx, workspaceId }),
  ])
  const found = await listCases({ db: ctx.db, workspaceId, accountIds, now: ctx.clock.now() })
  const rows = found.flatMap(({ views, ...row }) => (views === null ? [] : [{ ...row, views }]))
  return { rows, leftOut: found.length - rows.length, timeZone }
}

const localTimeOf = ({ publishedAt }: Pick<CaseRow, 'publishedAt'>, timeZone: string) => {
  const { date, time } = splitWallTime(toWallTime({ at: new Date(publishedAt), timeZone }))
  return { weekday: weekdayOf(dayNumber(date)), hour: Number(time.slice(0, 2)) }
}

export const readBestTime = async (input: Input): Promise<RouteData<typeof getBestTime>> => {
  const { rows, leftOut, timeZone } = await readCases(input)
  const { best, ...grid } = findBestTime(
    rows.map((row) => ({
      accountId: row.accountId,
      at: new Date(row.publishedAt),
      views: row.views,
      ...localTimeOf(row, timeZone),
    })),
  )
  return { timeZone, leftOut, ...grid, best: best ?? null }
}

/** Upper bounds of the groups, in seconds. */
const LENGTHS = [15, 30, 60] as const

const lengthOf = (seconds: number): string =>
  `${LENGTHS.find((bound) => seconds <= bound) ?? 'longer'}`

const HASHTAG = /#([\p{L}\p{N}_]+)/gu

/** A set was used when the text has all its tags. */
const setsOf = (caption: string, sets: readonly { name: string; tags: readonly string[] }[]) => {
  const used = new Set([...caption.matchAll(HASHTAG)].map(([, tag]) => tag?.toLowerCase()))
  return sets
    .filter(({ tags }) => tags.length > 0 && tags.every((tag) => used.has(tag.toLowerCase())))
    .map(({ name }) => name)
}

const one = (value: string | null | undefined): readonly string[] =>
  value === null || value === undefined || value === '' ? [] : [value]

const AUTHORS = { ai: 'ai', hand: 'hand' } as const

const traitsOf = (
  row: Omit<CaseRow, 'views'>,
  timeZone: string,
  sets: readonly { name: string; tags: readonly string[] }[],
): Record<AttributionDimension, readonly string[]> => {
  const { weekday, hour } = localTimeOf(row, timeZone)
  const [firstLine = ''] = row.caption.trimStart().split('\n')
  return {
    rubric: one(row.rubric),
    hook: one(findHookFamily(row.hook ?? firstLine)),
    reelKind: one(row.reelKind),
    template:
      row.reelKind === null
        ? []
        : one(row.template && `${row.reelKind}/${findStyle(row.template).name}`),
    length: row.durationSeconds === null ? [] : [lengthOf(row.durationSeconds)],
    hashtags: setsOf(row.caption, sets),
    weekday: [String(weekday)],
    hour: [String(hour)],
    author: row.isAi === null ? [] : [row.isAi ? AUTHORS.ai : AUTHORS.hand],
  }
}

export const readAttribution = async (input: Input): Promise<RouteData<typeof getAttribution>> => {
  const { ctx, workspaceId } = input
  const [{ rows, leftOut, timeZone }, sets] = await Promise.all([
    readCases(input),
    listHashtagSets({ ctx, workspaceId }),
  ])
  const lines = attribute({
    cases: rows.map((row) => ({
      accountId: row.accountId,
      views: row.views,
      traits: traitsOf(row, timeZone, sets),
    })),
    dimensions: attributionDimension.options,
  })
  return { count: rows.length, leftOut, lines }
}
