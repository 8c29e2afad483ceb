import type { TargetState } from '@kadr/contract/publishing/post-targets'
import type { NewEvent } from '../../../platform/events/append-events.ts'
import type { TargetRow } from '../targets/index.ts'

/** A problem the user is notified of; the message is Russian. */
export type TargetProblem = {
  kind: 'target.failed' | 'target.needs_attention' | 'target.reply_failed' | 'target.restricted'
  message: string
}

const PROGRESS: ReadonlySet<TargetState> = new Set(['preparing', 'submitting', 'processing'])

/** The events of a saved change, in order. */
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
}): NewEvent[] => {
  const { id: subjectId, workspaceId, postId, network, accountTitle, version } = target
  const event = { workspaceId, subjectId }
  const events: NewEvent[] = []
  if (to === 'published') {
    const { url, isDraftAtNetwork } = target
    const payload = { postId, network, accountTitle, url, isDraftAtNetwork }
    events.push({ ...event, kind: 'target.published', payload })
  }
  if (problem) {
    const { kind, message } = problem
    const action = target.failure?.action
    const payload = { postId, network, accountTitle, message, version, action }
    events.push({ ...event, kind, payload })
  }
  const state = to ?? (isDelayed && !problem ? target.state : undefined)
  if (state && PROGRESS.has(state)) {
    events.push({ ...event, kind: 'target.progressed', payload: { postId, state } })
  }
  return events
}
