import type { AttributionDimension, getAttribution, getBestTime } from '@kadr/contract/analytics'
import { attributionDimension } from '@kadr/contract/analytics'
import type { RouteData, RouteInput } from '@kadr/contract/route'
import { attribute } from '@kadr/domain/analytics/attribution'
import { findBestTime } from '@kadr/domain/analytics/best-time'
import { findHookFamily } from '@kadr/domain/analytics/hook-family'
import { dayNumber, splitWallTime, weekdayOf } from '@kadr/domain/schedule/local-date'
import { toWallTime } from '@kadr/domain/schedule/wall-time'
import { findStyle } from '@kadr/scene/styles/all-styles'
import type { AppContext } from '../../context.ts'
import { listHashtagSets } from '../publisher-setup/index.ts'
import { getWorkspaceTimeZone } from '../workspaces/index.ts'
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
  const rows = await listCases({ db: ctx.db, workspaceId, accountIds, now: ctx.clock.now() })
  return { rows, timeZone }
}

const localTimeOf = ({ publishedAt }: CaseRow, timeZone: string) => {
  const { date, time } = splitWallTime(toWallTime({ at: new Date(publishedAt), timeZone }))
  return { weekday: weekdayOf(dayNumber(date)), hour: Number(time.slice(0, 2)) }
}

export const readBestTime = async (input: Input): Promise<RouteData<typeof getBestTime>> => {
  const { rows, timeZone } = await readCases(input)
  const { best, ...grid } = findBestTime(
    rows.map((row) => ({
      accountId: row.accountId,
      at: new Date(row.publishedAt),
      views: row.views,
      ...localTimeOf(row, timeZone),
    })),
  )
  return { timeZone, ...grid, best: best ?? null }
}

/** In seconds: the upper bounds of the groups. */
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
  row: CaseRow,
  timeZone: string,
  sets: readonly { name: string; tags: readonly string[] }[],
): Record<AttributionDimension, readonly string[]> => {
  const { weekday, hour } = localTimeOf(row, timeZone)
  const [firstLine = ''] = row.caption.trimStart().split('\n')
  return {
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
    network: [row.network],
    author: row.isAi === null ? [] : [row.isAi ? AUTHORS.ai : AUTHORS.hand],
  }
}

export const readAttribution = async (input: Input): Promise<RouteData<typeof getAttribution>> => {
  const { ctx, workspaceId } = input
  const [{ rows, timeZone }, sets] = await Promise.all([
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
  return { count: rows.length, lines }
}
