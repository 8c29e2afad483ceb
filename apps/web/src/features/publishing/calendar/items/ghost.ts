import type { PlannedRun } from '@kadr/contract/automation/planned-runs'
import { showEmptyOnce } from '@kadr/domain/automation/show-empty-once'
import type { WallDay } from '../dates/wall-day.ts'
import { wallTimeIn } from './placed-item.ts'

/** What an automation will make at this time; there is no post yet. */
export type Ghost = { key: string; day: WallDay; time: string; run: PlannedRun }
type GhostsByDay = ReadonlyMap<WallDay, readonly Ghost[]>

const NONE: readonly Ghost[] = []

export const ghostsOn = (ghosts: GhostsByDay, day: WallDay) => ghosts.get(day) ?? NONE

/** Those of the chosen accounts, in order; what the user skipped is left out. */
export const placeGhosts = ({
  runs,
  connectionIds,
  timeZone,
}: {
  runs: readonly PlannedRun[]
  /** Empty: all accounts. */
  connectionIds: readonly string[]
  timeZone: string
}): GhostsByDay => {
  const byDay = new Map<WallDay, Ghost[]>()
  const isShown = (run: PlannedRun) =>
    !run.isSkipped &&
    (connectionIds.length === 0 || run.connectionIds.some((id) => connectionIds.includes(id)))
  for (const run of showEmptyOnce(runs.filter(isShown))) {
    const wallTime = wallTimeIn({ time: run.time, timeZone })
    const day = wallTime.slice(0, 10)
    const ghost = { key: `${run.automationId} ${run.time.at}`, day, time: wallTime.slice(11), run }
    byDay.set(day, [...(byDay.get(day) ?? NONE), ghost])
  }
  return byDay
}
