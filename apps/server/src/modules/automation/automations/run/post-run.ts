import { fitNetwork, fitTitle } from '@kadr/ai'
import type { Network } from '@kadr/contract/publishing/networks'
import type { Post } from '@kadr/contract/publishing/posts'
import { UserError } from '@kadr/domain/base/app-error'
import { MINUTE_MS } from '@kadr/kit/durations'
import { listConnectedAccounts, listSignatures } from '../../../publishing/connections/index.ts'
import { createPost, setDraftTime } from '../../../publishing/posts/index.ts'
import { findRubricId } from '../../../publishing/rubrics/index.ts'
import { isLate, type RunInput, runKey, type StepOutcome } from './run-step.ts'

type Content = { text: string; mediaIds: string[] }

/** Files of a fresh render may still be processed. */
const PROCESSING_MS = MINUTE_MS
const MAX_WAITS = 5

const mediaOf = ({ rule, mediaIds }: { rule: RunInput['rule']; mediaIds: readonly string[] }) => {
  if (mediaIds.length === 0) return 'none'
  if (rule.output === 'post') return mediaIds.length > 1 ? 'images' : 'image'
  return rule.output === 'carousel' ? 'images' : 'video'
}

/** A network with a lower text limit gets its own text. */
const targetsOf = async ({ ctx, automation, rule }: RunInput, { text, mediaIds }: Content) => {
  const { workspaceId } = automation
  const accounts = await listConnectedAccounts({ ctx, workspaceId })
  const signatures = await listSignatures({ ctx, workspaceId })
  const networkOf = (id: string): Network | undefined =>
    accounts.find((account) => account.id === id)?.network
  const media = mediaOf({ rule, mediaIds })
  return rule.targets.map(({ connectionId, settings }) => {
    const network = networkOf(connectionId)
    const signature = signatures.get(connectionId) ?? ''
    const fitted = network && fitNetwork({ network, media, text, signature })
    const title = network ? fitTitle({ network, title: text.split('\n')[0] ?? '' }) : null
    return {
      connectionId,
      override: { text: fitted?.isCut ? fitted.text : null, mediaIds: null },
      settings: title === null || 'title' in settings ? settings : { ...settings, title },
    }
  })
}

/** Falls back to a draft at the planned time, so that the content is not lost. */
const keepDraft = async (input: RunInput, post: Post): Promise<string> => {
  const { ctx, actor, run } = input
  if (post.state === 'draft' && post.time === null && !run.isManual && !isLate(input)) {
    const { wallTime, timeZone } = run
    await setDraftTime({ ctx, actor, id: post.id, version: post.version, wallTime, timeZone })
  }
  return post.id
}

/** Creates the post of the run: scheduled, for approval, or as a draft. Idempotent. */
export const postRun = async (input: RunInput, content: Content): Promise<StepOutcome> => {
  const { ctx, actor, automation, run, lease, rule } = input
  if (lease.isOver()) return { kind: 'gone' }
  const key = runKey(run)
  const body = {
    ...content,
    utm: null,
    erid: '',
    rubricId: await findRubricId({
      ctx,
      workspaceId: automation.workspaceId,
      id: rule.rubricId,
    }),
    targets: await targetsOf(input, content),
  }
  const { wallTime, timeZone } = run
  const isDraft = rule.mode === 'draft' || (run.isManual && rule.mode === 'approval')
  if (isDraft || isLate(input)) {
    const postId = await keepDraft(input, await createPost({ ctx, actor, body, key }))
    return isDraft ? { kind: 'made', postId } : { kind: 'failed', code: 'too_late', postId }
  }
  const when = run.isManual
    ? ({ kind: 'now' } as const)
    : ({ kind: 'at', wallTime, timeZone } as const)
  const isApprovalAsked = rule.mode === 'approval'
  try {
    const post = await createPost({ ctx, actor, body: { ...body, when }, key, isApprovalAsked })
    return { kind: 'made', postId: post.id }
  } catch (error) {
    if (!(error instanceof UserError) || error.code !== 'POST_NOT_READY') throw error
    if (content.mediaIds.length > 0 && run.attempts < MAX_WAITS) {
      return { kind: 'wait', ms: PROCESSING_MS, isTry: true }
    }
    const postId = await keepDraft(input, await createPost({ ctx, actor, body, key }))
    return { kind: 'failed', code: 'post_not_ready', message: error.userMessage, postId }
  }
}
