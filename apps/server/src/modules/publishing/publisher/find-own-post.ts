import { findOwnPost as findAmong } from '@kadr/domain/publishing/posts/find-own-post'
import { adapters, type ListOutcome } from '@kadr/networks'
import { appendEvent } from '../../../platform/events/append-events.ts'
import { openCall, toUnexpectedFailure } from './network-call.ts'
import type { Run, StepResult } from './run.ts'
import { save } from './save.ts'

/** The app of the network may show it later than its author: asked rarer and rarer, then given up. */
const nextLookAt = ({ publisher: { clock, pace }, target }: Run): Date | null => {
  const now = clock.now().getTime()
  const elapsed = now - (target.publishedAt?.getTime() ?? now)
  if (elapsed > pace.locateForMs) return null
  return new Date(now + Math.max(pace.locateMinMs, elapsed))
}

/** Looks for what a person published by hand among the recent posts of the account. Read-only. */
export const findOwnPost = async (run: Run): StepResult => {
  const { network, externalId, url, startedAt, publishedAt, workspaceId, id, postId } = run.target
  const { list } = adapters[network].metrics
  if (!list || externalId !== null) return save(run, { nextAt: null })
  const opened = await openCall(run, { isVisible: false })
  if (opened.kind === 'closed') return save(run, { nextAt: null })
  const { ctx, account, publication } = opened.call.input
  const listed = await list({ ctx, account, cursor: null }).catch((error): ListOutcome => {
    return { kind: 'failed', failure: toUnexpectedFailure(run, error) }
  })
  if (listed.kind === 'not_allowed') return save(run, { nextAt: null })
  if (listed.kind === 'failed') return save(run, { nextAt: nextLookAt(run) })
  const since = startedAt ?? publishedAt ?? run.publisher.clock.now()
  const found = findAmong({ listed: listed.items, url, text: publication.text, since })
  if (!found) return save(run, { nextAt: nextLookAt(run) })
  return save(run, {
    cause: 'address_found',
    values: {
      externalId: found.externalId,
      externalDetails: { ...found.details },
      url: url ?? found.permalink,
    },
    nextAt: null,
    also: (tx) =>
      appendEvent({ tx, kind: 'target.found', workspaceId, subjectId: id, payload: { postId } }),
  })
}
