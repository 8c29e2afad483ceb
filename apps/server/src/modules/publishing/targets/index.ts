export {
  delayAccount,
  extendAccountLock,
  findOptions,
  releaseAccount,
  saveOptions,
} from './accounts.repository.ts'
export { addTargets } from './add-targets.ts'
export {
  type AttemptRow,
  closeAttempt,
  closeAttempts,
  findLiveAttempt,
  openAttempt,
} from './attempts.repository.ts'
export { backdateTargets } from './backdate-targets.repository.ts'
export {
  type Claim,
  claimDue,
  isAnyDue,
  isBurstAhead,
  lockLate,
  renewLeases,
} from './claim.repository.ts'
export { listContentHashes } from './content-hash.repository.ts'
export { describeEvent, type EventCause } from './event-texts.ts'
export { listFeedTargets, listPublishedTargets } from './feed.repository.ts'
export { lockHeld, setWaiting } from './held.repository.ts'
export { countOutcomes, measureOverdue } from './measure-targets.repository.ts'
export { moveTarget, recordChange } from './move-target.ts'
export { type Placement, rescheduleTargets } from './reschedule-targets.ts'
export { lockDueUnsent } from './restored.repository.ts'
export { saveLeased } from './save-leased.ts'
export { findWritten } from './target-moves.repository.ts'
export {
  clearPublications,
  deleteTargets,
  findTarget,
  listLastSettings,
  listTargets,
  lockTargets,
  type Target,
  type TargetRow,
  type TargetValues,
  updateTargetContent,
} from './targets.repository.ts'
export { listEvents, recordWait } from './timeline.repository.ts'
export { listUnapprovedDue, lockUnapproved } from './unapproved.repository.ts'
export { countWaiting, listAffected, listSiblings, listSoon } from './waiting.repository.ts'
