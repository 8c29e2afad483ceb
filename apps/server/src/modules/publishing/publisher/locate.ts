import { adapters, type LocateOutcome } from '@kadr/networks'
import { openCall, toUnexpectedFailure } from './network-call.ts'
import type { Run, StepResult } from './run.ts'
import { save } from './save.ts'

/** When to look up the URL of a published post; null when it is known or no longer expected. */
export const nextLocateAt = ({ publisher, target }: Run): Date | null => {
  const { clock, pace } = publisher
  const { locate } = adapters[target.network].publish
  if (!locate || target.url !== null || !target.publishedAt) return null
  const now = clock.now().getTime()
  const elapsed = now - target.publishedAt.getTime()
  if (elapsed > pace.locateForMs) return null
  const delay = Math.min(pace.locateMaxMs, Math.max(pace.locateMinMs, elapsed / 4))
  return new Date(now + delay)
}

/** Some networks return the URL only after moderation. Read-only: the post is published whatever the answer is. */
export const locatePost = async (run: Run): StepResult => {
  const { externalId, externalDetails, url } = run.target
  const { locate } = adapters[run.target.network].publish
  const opened = await openCall(run, { isVisible: false })
  if (!locate || !externalId || opened.kind === 'closed') return save(run, { nextAt: null })
  const post = { externalId, url, details: externalDetails ?? {} }
  const outcome = await locate({ ...opened.call.input, post }).catch((error): LocateOutcome => {
    toUnexpectedFailure(run, error)
    return { kind: 'later' }
  })
  switch (outcome.kind) {
    case 'found':
      return save(run, {
        cause: 'address_found',
        values: {
          externalId: outcome.post.externalId,
          externalDetails: { ...outcome.post.details },
          url: outcome.post.url,
        },
        nextAt: null,
      })
    case 'later':
      return save(run, { nextAt: nextLocateAt(run) })
    case 'never':
      return save(run, { nextAt: null })
  }
}
