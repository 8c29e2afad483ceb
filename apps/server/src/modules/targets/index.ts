export { addTargets } from './add-targets.ts'
export {
  type AttemptRow,
  closeAttempt,
  closeAttempts,
  findLiveAttempt,
  openAttempt,
} from './attempts.repository.ts'
export { type Claim, claimDue, isCrowdAhead, lockLate, renewLeases } from './claim.repository.ts'
export { describeEvent, type EventCause } from './event-texts.ts'
export { moveTarget } from './move-target.ts'
export { type Placement, placeTargets } from './place-targets.ts'
export { saveHeld } from './save-held.ts'
export { findWritten } from './target-moves.repository.ts'
export {
  deleteTargets,
  findTarget,
  listTargets,
  lockTargets,
  type Target,
  type TargetRow,
  type TargetValues,
  updateTargetContent,
  voidPublications,
} from './targets.repository.ts'
export { listEvents } from './timeline.repository.ts'
export { countWaiting, listAffected, listSiblings, listSoon } from './waiting.repository.ts'
