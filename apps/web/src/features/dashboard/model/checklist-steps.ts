export type ChecklistKey = 'first-connection' | 'name' | 'time-zone' | 'second-sign-in'
export type ChecklistStep = { key: ChecklistKey; isDone: boolean }

/** A field is undefined while it loads. */
export type ChecklistFacts = {
  firstName: string | undefined
  isClockRight: boolean | undefined
  signInCount: number | undefined
  connectionCount: number | undefined
}

/** Undefined until all facts have loaded: a step must not flash as undone. */
export const checklistSteps = (facts: ChecklistFacts): ChecklistStep[] | undefined => {
  const { firstName, isClockRight, signInCount, connectionCount } = facts
  if (firstName === undefined || isClockRight === undefined) return undefined
  if (signInCount === undefined || connectionCount === undefined) return undefined
  return [
    { key: 'first-connection', isDone: connectionCount > 0 },
    { key: 'name', isDone: firstName.trim() !== '' },
    { key: 'time-zone', isDone: isClockRight },
    { key: 'second-sign-in', isDone: signInCount > 1 },
  ]
}

type Visibility = { steps: ChecklistStep[] | undefined; isDismissed: boolean }

/** Hidden when all steps are done or the user dismissed it. */
export const isChecklistVisible = ({ steps, isDismissed }: Visibility): boolean =>
  steps !== undefined && !isDismissed && steps.some((step) => !step.isDone)
