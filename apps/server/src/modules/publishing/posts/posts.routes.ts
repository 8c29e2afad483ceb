import * as sheets from '@kadr/contract/publishing/plan-sheets'
import * as approval from '@kadr/contract/publishing/post-approval'
import * as changes from '@kadr/contract/publishing/post-changes'
import * as checks from '@kadr/contract/publishing/post-checks'
import * as imports from '@kadr/contract/publishing/post-import'
import * as trashContract from '@kadr/contract/publishing/post-trash'
import * as contract from '@kadr/contract/publishing/posts'
import * as handovers from '@kadr/contract/publishing/target-handovers'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import type { Mount } from '../../../platform/http/mount.ts'
import { getChangesSinceApproval } from './approve/changes-since-approval.ts'
import { reviewPost } from './approve/review-post.ts'
import { changePosts } from './compose/change-posts.ts'
import { checkPost } from './compose/check-post.ts'
import { createPost } from './compose/create-post.ts'
import { duplicatePost } from './compose/duplicate-posts.ts'
import { updatePost } from './compose/update-post.ts'
import { checkImport, importPosts } from './import/import-posts.ts'
import * as planSheets from './import/sheets.service.ts'
import * as service from './posts.service.ts'
import { readPost } from './read-posts.ts'
import { postponeTarget, setTargetUrl } from './schedule/by-hand.ts'
import { schedulePost } from './schedule/schedule-post.ts'
import { setDraftTime } from './schedule/set-draft-time.ts'
import { settleTarget } from './schedule/settle-target.ts'
import { cancelTarget, retryTarget } from './schedule/target-actions.ts'
import { unschedulePost } from './schedule/unschedule-post.ts'
import { deletePost } from './trash/delete-posts.ts'
import { restorePost } from './trash/restore-post.ts'
import { listDeletedPosts } from './trash/trash.ts'

export const mountPosts = ({ mount, fetch }: { mount: Mount; fetch: SafeFetch }) => {
  mountReading(mount)
  mountChanging(mount)
  mountTargets(mount)
  mountImport(mount)
  mountSheets({ mount, fetch })
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
    route: approval.getChangesSinceApproval,
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
    route: changes.changePosts,
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

const mountSheets = ({ mount, fetch }: { mount: Mount; fetch: SafeFetch }) => {
  mount({
    route: sheets.listPlanSheets,
    handle: ({ ctx, actor }) => planSheets.listPlanSheets({ ctx, actor }),
  })
  mount({
    route: sheets.addPlanSheet,
    handle: ({ ctx, actor, body }) => planSheets.addPlanSheet({ ctx, actor, fetch, body }),
  })
  mount({
    route: sheets.removePlanSheet,
    handle: ({ ctx, actor, params: { id } }) => planSheets.removePlanSheet({ ctx, actor, id }),
  })
  mount({
    route: sheets.checkPlanSheet,
    handle: ({ ctx, actor, params: { id } }) =>
      planSheets.checkPlanSheet({ ctx, actor, fetch, id }),
  })
  mount({
    route: sheets.applyPlanSheet,
    handle: ({ ctx, actor, params: { id }, body: { hash } }) =>
      planSheets.applyPlanSheet({ ctx, actor, fetch, id, hash }),
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
    route: handovers.postponeTarget,
    handle: ({ ctx, actor, params, body }) => postponeTarget({ ctx, actor, ...params, ...body }),
  })
  mount({
    route: handovers.setTargetUrl,
    handle: ({ ctx, actor, params, body }) => setTargetUrl({ ctx, actor, ...params, ...body }),
  })
  mount({
    route: contract.settleTarget,
    handle: ({ ctx, actor, params, body }) => settleTarget({ ctx, actor, ...params, ...body }),
  })
}
