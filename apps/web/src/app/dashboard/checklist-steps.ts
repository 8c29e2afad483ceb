import type { Action } from '@kadr/contract/base/permissions'

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
 * The way to the first publication as far as the member may go it, then what is wrong with the profile: a profile without
 * faults has no steps. Undefined until all facts have loaded: a step must not flash as undone.
 */
export const checklistSteps = (
  facts: ChecklistFacts,
  can: (action: Action) => boolean,
): ChecklistStep[] | undefined => {
  const { hasReel, hasPost, firstName, isClockRight, signInCount, connectionCount } = facts
  if (hasReel === undefined || hasPost === undefined) return undefined
  if (firstName === undefined || isClockRight === undefined) return undefined
  if (signInCount === undefined || connectionCount === undefined) return undefined
  const profile: ChecklistStep[] = [
    { key: 'name', isDone: firstName.trim() !== '' },
    { key: 'time-zone', isDone: isClockRight },
    { key: 'second-sign-in', isDone: signInCount > 1 },
  ]
  const way: (ChecklistStep & { action: Action })[] = [
    { key: 'first-reel', isDone: hasReel, action: 'reels.write' },
    { key: 'first-connection', isDone: connectionCount > 0, action: 'connections.manage' },
    { key: 'first-post', isDone: hasPost, action: 'posts.write' },
  ]
  return [
    ...way.filter(({ action }) => can(action)).map(({ key, isDone }) => ({ key, isDone })),
    ...profile.filter(({ isDone }) => !isDone),
  ]
}

type Visibility = { steps: ChecklistStep[] | undefined; isDismissed: boolean }

/** Hidden when all steps are done or the user dismissed it. */
export const isChecklistVisible = ({ steps, isDismissed }: Visibility): boolean =>
  steps !== undefined && !isDismissed && steps.some((step) => !step.isDone)
