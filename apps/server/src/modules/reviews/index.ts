import type { Module } from '../../platform/module.ts'
import { mountReviews } from './reviews.routes.ts'

export { addPostComment, listPostComments } from './comments.service.ts'
export { exportReviews } from './export-reviews.ts'

export const reviewsModule: Module = { name: 'reviews', routes: mountReviews }
