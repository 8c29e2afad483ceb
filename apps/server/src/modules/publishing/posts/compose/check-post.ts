import type { TargetProblems } from '@kadr/contract/publishing/post-checks'
import { newId } from '@kadr/kit/new-id'
import type { AppContext } from '../../../../context.ts'
import { listAccounts } from './accounts.repository.ts'
import { problemsOf } from './check-targets.ts'
import { normalizeContent, type PostContent } from './post-content.ts'
import { getMedia } from './post-media.ts'
import { mediaIdsOf } from './post-uses.ts'
import { draftTargets } from './target-drafts.ts'

/** The scheduling rules applied to content that may be unsaved. */
export const checkPost = async ({
  ctx,
  workspaceId,
  body,
}: {
  ctx: AppContext
  workspaceId: string
  body: PostContent
}): Promise<TargetProblems[]> => {
  const post = normalizeContent(body)
  const ids = post.targets.map(({ connectionId }) => connectionId)
  const accounts = await listAccounts({ db: ctx.db, workspaceId, ids })
  const targets = draftTargets({ workspaceId, postId: newId(), targets: post.targets, accounts })
  const mediaIds = mediaIdsOf({ mediaIds: post.mediaIds, targets })
  const media = await getMedia({ ctx, workspaceId, ids: mediaIds })
  return targets.map((target) => ({
    connectionId: target.connectionId,
    problems: problemsOf({ post, target, accounts, media }),
  }))
}
