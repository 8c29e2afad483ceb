import type { AiFailureCode } from '@kadr/contract/ai'

export type AiTroubleReason =
  | AiFailureCode
  /** Switched off for everybody until tomorrow. */
  | 'off'
  /** The points of the plan are spent, or the plan has none. */
  | 'no_points'
  /** Another request of this person runs, here or elsewhere. */
  | 'second'
  | 'pace'
  | 'invalid'
  | 'viewer'
  | 'offline'
  /** The line was lost and with it the request. */
  | 'lost'
  | 'unknown'
