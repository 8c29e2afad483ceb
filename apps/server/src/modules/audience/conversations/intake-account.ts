import type { Network } from '@kadr/contract/publishing/networks'

/** An account whose incoming is taken in. */
export type IntakeAccount = {
  connectionId: string
  workspaceId: string
  network: Network
  title: string
  /** What was written before it is backlog. */
  switchedAt: Date
  directWindowMs: number | null
}
