import { createSafeFetch, type SafeFetch } from '@kadr/kit/node/safe-fetch'
import type { Module } from '../../../platform/module.ts'
import { openSites } from '../../../platform/outside/sites/open-sites.ts'
import { exportPosts } from './export-posts.ts'
import { postJobs } from './posts.jobs.ts'
import { mountPosts } from './posts.routes.ts'
import { searchablePosts } from './search-posts.repository.ts'

export { decidePost } from './approve/decide-post.ts'
export { listLastDecisionsOf } from './approve/last-decisions.ts'
export { reviewPost } from './approve/review-post.ts'
export { assertInReach, findHiddenIds } from './assert-in-reach.ts'
export { checkPost } from './compose/check-post.ts'
export { createPost } from './compose/create-post.ts'
export { suggestSettings } from './compose/suggest-settings.ts'
export { updatePost } from './compose/update-post.ts'
export {
  addPlanSheet,
  applyPlanSheet,
  checkPlanSheet,
  listPlanSheets,
} from './import/sheets.service.ts'
export type { PostActor } from './post-actor.ts'
export { findPostByKey, hasPosts } from './posts.repository.ts'
export { getTargetHistory, listPosts } from './posts.service.ts'
export { isPostInReach, type Reach } from './reach.repository.ts'
export { readPost, readPosts } from './read-posts.ts'
export { backdatePost } from './schedule/backdate-post.ts'
export { postponeTarget, setTargetUrl } from './schedule/by-hand.ts'
export { makePlannedDrafts } from './schedule/make-planned-drafts.ts'
export { schedulePost } from './schedule/schedule-post.ts'
export { setDraftTime } from './schedule/set-draft-time.ts'
export { settleTarget } from './schedule/settle-target.ts'
export { retryTarget } from './schedule/target-actions.ts'
export { unschedulePost } from './schedule/unschedule-post.ts'
export { deletePost } from './trash/delete-posts.ts'

/** `fetch` opens tables at URLs given by users. */
export const createPostsModule = ({ fetch }: { fetch: SafeFetch }): Module => ({
  name: 'posts',
  routes: (mount, { config }) => mountPosts({ mount, fetch: openSites({ config, fetch }) }),
  jobs: () => postJobs,
  exportPersonalData: exportPosts,
  searchable: searchablePosts,
})

export const postsModule = createPostsModule({ fetch: createSafeFetch() })
