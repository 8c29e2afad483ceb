import type { AiFailureCode } from '@kadr/contract/studio/ai'

export type AiTroubleReason =
  | AiFailureCode
  /** Switched off for all users until tomorrow. */
  | 'off'
  /** The points of the plan are spent, or the plan has none. */
  | 'no_points'
  /** Another request of this user is running, here or elsewhere. */
  | 'second'
  | 'pace'
  | 'invalid'
  | 'viewer'
  | 'offline'
  /** The connection was lost, and the request with it. */
  | 'lost'
  | 'unknown'
