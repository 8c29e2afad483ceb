import * as checks from '@kadr/contract/post-checks'
import * as imports from '@kadr/contract/post-import'
import * as trashContract from '@kadr/contract/post-trash'
import * as contract from '@kadr/contract/posts'
import * as reviews from '@kadr/contract/reviews'
import type { Mount } from '../../platform/http/mount.ts'
import { changePosts } from './change-posts.ts'
import { getChangesSinceApproval } from './changes-since-approval.ts'
import { checkPost } from './check-post.ts'
import { createPost } from './create-post.ts'
import { deletePost } from './delete-posts.ts'
import { duplicatePost } from './duplicate-posts.ts'
import { checkImport, importPosts } from './import-posts.ts'
import * as service from './posts.service.ts'
import { readPost } from './read-posts.ts'
import { restorePost } from './restore-post.ts'
import { reviewPost } from './review-post.ts'
import { schedulePost } from './schedule-post.ts'
import { setDraftTime } from './set-draft-time.ts'
import { settleTarget } from './settle-target.ts'
import { cancelTarget, retryTarget } from './target-actions.ts'
import { listDeletedPosts } from './trash.ts'
import { unschedulePost } from './unschedule-post.ts'
import { updatePost } from './update-post.ts'

export const mountPosts = (mount: Mount) => {
  mountReading(mount)
  mountChanging(mount)
  mountTargets(mount)
  mountImport(mount)
}

const mountReading = (mount: Mount) => {
  mount({
    route: contract.listPosts,
    handle: ({ ctx, actor, query }) => service.listPosts({ ctx, actor, query }),
  })
  mount({
    route: contract.countPosts,
    handle: ({ ctx, actor }) => service.countPosts({ ctx, actor }),
  })
  mount({
    route: contract.listAuthors,
    handle: ({ ctx, actor: { workspaceId } }) => service.listAuthors({ ctx, workspaceId }),
  })
  mount({
    route: trashContract.listDeletedPosts,
    handle: ({ ctx, actor, query }) => listDeletedPosts({ ctx, actor, query }),
  })
  mount({
    route: contract.getPost,
    handle: ({ ctx, actor: { workspaceId }, params: { id } }) => readPost({ ctx, workspaceId, id }),
  })
  mount({
    route: contract.getTargetHistory,
    handle: ({ ctx, actor: { workspaceId }, params }) =>
      service.getTargetHistory({ ctx, workspaceId, ...params }),
  })
  mount({
    route: reviews.getChangesSinceApproval,
    handle: ({ ctx, actor: { workspaceId }, params: { id } }) =>
      getChangesSinceApproval({ ctx, workspaceId, id }),
  })
  mount({
    route: checks.checkPost,
    handle: ({ ctx, actor: { workspaceId }, body }) => checkPost({ ctx, workspaceId, body }),
  })
}

const mountChanging = (mount: Mount) => {
  mount({
    route: contract.createPost,
    handle: ({ ctx, actor, body, headers }) =>
      createPost({ ctx, actor, body, key: headers['idempotency-key'] }),
  })
  mount({
    route: contract.updatePost,
    handle: ({ ctx, actor, params, body }) => updatePost({ ctx, actor, ...params, ...body }),
  })
  mount({
    route: contract.schedulePost,
    handle: ({ ctx, actor, params, body }) => schedulePost({ ctx, actor, ...params, ...body }),
  })
  mount({
    route: contract.setDraftTime,
    handle: ({ ctx, actor, params, body }) => setDraftTime({ ctx, actor, ...params, ...body }),
  })
  mount({
    route: contract.unschedulePost,
    handle: ({ ctx, actor, params, body }) => unschedulePost({ ctx, actor, ...params, ...body }),
  })
  mount({
    route: contract.reviewPost,
    handle: ({ ctx, actor, params, body }) => reviewPost({ ctx, actor, ...params, ...body }),
  })
  mount({
    route: contract.duplicatePost,
    handle: ({ ctx, actor, params }) => duplicatePost({ ctx, actor, ...params }),
  })
  mount({
    route: contract.deletePost,
    handle: ({ ctx, actor: { workspaceId, userId }, params: { id } }) =>
      deletePost({ ctx, workspaceId, userId, id }),
  })
  mount({
    route: trashContract.restorePost,
    handle: ({ ctx, actor, params }) => restorePost({ ctx, actor, ...params }),
  })
  mount({
    route: contract.changePosts,
    handle: ({ ctx, actor, body }) => changePosts({ ctx, actor, ...body }),
  })
}

const mountImport = (mount: Mount) => {
  mount({
    route: imports.checkImport,
    handle: ({ ctx, actor, body }) => checkImport({ ctx, actor, ...body }),
  })
  mount({
    route: imports.importPosts,
    handle: ({ ctx, actor, body }) => importPosts({ ctx, actor, body }),
  })
}

const mountTargets = (mount: Mount) => {
  mount({
    route: contract.retryTarget,
    handle: ({ ctx, actor, params }) => retryTarget({ ctx, actor, ...params }),
  })
  mount({
    route: contract.cancelTarget,
    handle: ({ ctx, actor, params }) => cancelTarget({ ctx, actor, ...params }),
  })
  mount({
    route: contract.settleTarget,
    handle: ({ ctx, actor, params, body }) => settleTarget({ ctx, actor, ...params, ...body }),
  })
}
