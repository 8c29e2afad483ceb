import type { Module } from '../../platform/module.ts'
import { activityModule } from './activity/index.ts'
import { presenceModule } from './presence/index.ts'
import { reviewsModule } from './reviews/index.ts'
import { teamModule } from './team/index.ts'

export const teamModules: readonly Module[] = [
  teamModule,
  activityModule,
  reviewsModule,
  presenceModule,
]
