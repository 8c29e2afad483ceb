import type { Module } from '../../../platform/module.ts'
import { exportReviews } from './export-reviews.ts'
import { mountReviews } from './reviews.routes.ts'

export { addPostComment, listPostComments } from './comments.service.ts'

export const reviewsModule: Module = {
  name: 'reviews',
  routes: mountReviews,
  exportPersonalData: exportReviews,
}
