import type { Module } from '../../platform/module.ts'
import { calendarModule } from './calendar/index.ts'
import { connectionsModule } from './connections/index.ts'
import { feedsModule } from './feeds/index.ts'
import { postsModule } from './posts/index.ts'
import { publisherModule } from './publisher/index.ts'
import { publisherSetupModule } from './publisher-setup/index.ts'
import { rubricsModule } from './rubrics/index.ts'
import { snippetsModule } from './snippets/index.ts'

export const publishingModules: readonly Module[] = [
  connectionsModule,
  postsModule,
  publisherModule,
  publisherSetupModule,
  calendarModule,
  rubricsModule,
  snippetsModule,
  feedsModule,
]
