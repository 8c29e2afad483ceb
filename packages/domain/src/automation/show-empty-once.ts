import type { PlannedRun } from '@kadr/contract/automation/planned-runs'

/** A source with nothing in it says so at its next moment, not at each: there is one thing to know. */
export const showEmptyOnce = (runs: readonly PlannedRun[]): PlannedRun[] => {
  const told = new Set<number | null>()
  return runs.filter(({ automationId, isEmpty }) => {
    if (!isEmpty) return true
    if (told.has(automationId)) return false
    told.add(automationId)
    return true
  })
}
