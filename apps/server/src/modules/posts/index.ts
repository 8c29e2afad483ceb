import type { Module } from '../../platform/module.ts'
import { postJobs } from './posts.jobs.ts'
import { mountPosts } from './posts.routes.ts'

export { makeDemoPosts } from './demo-posts.ts'
export { exportPosts } from './export-posts.ts'
export { makePlannedDrafts } from './make-planned-drafts.ts'
export { readPost } from './read-posts.ts'

export const postsModule: Module = {
  name: 'posts',
  routes: mountPosts,
  jobs: () => postJobs,
}
