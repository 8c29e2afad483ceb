import type { TargetState } from '@kadr/contract/post-targets'
import type { NewEvent } from '../../platform/events/append-events.ts'
import type { TargetRow } from '../targets/index.ts'

/** A problem the user is notified of; the message is Russian. */
export type TargetProblem = {
  kind: 'target.failed' | 'target.needs_attention' | 'target.reply_failed'
  message: string
}

const PROGRESS: ReadonlySet<TargetState> = new Set(['preparing', 'submitting', 'processing'])

/** The event of a saved change; undefined for a change without one. */
export const describeChange = ({
  target,
  to,
  problem,
  isDelayed,
}: {
  /** After the change. */
  target: TargetRow
  to: TargetState | undefined
  problem: TargetProblem | undefined
  isDelayed: boolean
}): NewEvent | undefined => {
  const { id: subjectId, workspaceId, postId, network, accountTitle, version } = target
  const event = { workspaceId, subjectId }
  if (problem) {
    const { kind, message } = problem
    return { ...event, kind, payload: { postId, network, accountTitle, message, version } }
  }
  if (to === 'published') {
    const { url, isDraftAtNetwork } = target
    const payload = { postId, network, accountTitle, url, isDraftAtNetwork }
    return { ...event, kind: 'target.published', payload }
  }
  const state = to ?? (isDelayed ? target.state : undefined)
  if (!state || !PROGRESS.has(state)) return undefined
  return { ...event, kind: 'target.progressed', payload: { postId, state } }
}
