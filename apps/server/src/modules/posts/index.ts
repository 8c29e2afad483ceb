import type { Module } from '../../platform/module.ts'
import { postJobs } from './posts.jobs.ts'
import { mountPosts } from './posts.routes.ts'

export { assertInReach, findHiddenIds } from './assert-in-reach.ts'
export { backdatePost } from './backdate-post.ts'
export { checkPost } from './check-post.ts'
export { createPost } from './create-post.ts'
export { decidePost } from './decide-post.ts'
export { deletePost } from './delete-posts.ts'
export { exportPosts } from './export-posts.ts'
export { listLastDecisionsOf } from './last-decisions.ts'
export { makePlannedDrafts } from './make-planned-drafts.ts'
export type { PostActor } from './post-actor.ts'
export { findPostByKey, hasPosts } from './posts.repository.ts'
export { listPosts } from './posts.service.ts'
export { isPostInReach, type Reach } from './reach.repository.ts'
export { readPost, readPosts } from './read-posts.ts'
export { reviewPost } from './review-post.ts'
export { schedulePost } from './schedule-post.ts'
export { setDraftTime } from './set-draft-time.ts'
export { settleTarget } from './settle-target.ts'
export { suggestSettings } from './suggest-settings.ts'
export { retryTarget } from './target-actions.ts'
export { unschedulePost } from './unschedule-post.ts'
export { updatePost } from './update-post.ts'

export const postsModule: Module = {
  name: 'posts',
  routes: mountPosts,
  jobs: () => postJobs,
}
