export type ChecklistKey =
  | 'first-reel'
  | 'first-connection'
  | 'first-post'
  | 'name'
  | 'time-zone'
  | 'second-sign-in'
export type ChecklistStep = { key: ChecklistKey; isDone: boolean }

/** A field is undefined while it loads. */
export type ChecklistFacts = {
  hasReel: boolean | undefined
  hasPost: boolean | undefined
  firstName: string | undefined
  isClockRight: boolean | undefined
  signInCount: number | undefined
  connectionCount: number | undefined
}

/**
 * The way to the first publication, then what is wrong with the profile: a profile without faults has no steps. Undefined
 * until all facts have loaded: a step must not flash as undone.
 */
export const checklistSteps = (facts: ChecklistFacts): ChecklistStep[] | undefined => {
  const { hasReel, hasPost, firstName, isClockRight, signInCount, connectionCount } = facts
  if (hasReel === undefined || hasPost === undefined) return undefined
  if (firstName === undefined || isClockRight === undefined) return undefined
  if (signInCount === undefined || connectionCount === undefined) return undefined
  const profile: ChecklistStep[] = [
    { key: 'name', isDone: firstName.trim() !== '' },
    { key: 'time-zone', isDone: isClockRight },
    { key: 'second-sign-in', isDone: signInCount > 1 },
  ]
  return [
    { key: 'first-reel', isDone: hasReel },
    { key: 'first-connection', isDone: connectionCount > 0 },
    { key: 'first-post', isDone: hasPost },
    ...profile.filter(({ isDone }) => !isDone),
  ]
}

type Visibility = { steps: ChecklistStep[] | undefined; isDismissed: boolean }

/** Hidden when all steps are done or the user dismissed it. */
export const isChecklistVisible = ({ steps, isDismissed }: Visibility): boolean =>
  steps !== undefined && !isDismissed && steps.some((step) => !step.isDone)
