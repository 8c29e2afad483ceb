import type { Module } from '../../platform/module.ts'
import { apiModule } from './api/index.ts'
import { apiKeysModule } from './api-keys/index.ts'
import { assistantsModule } from './assistants/index.ts'
import { programsModule } from './programs/index.ts'
import { webhooksModule } from './webhooks/index.ts'

/** Keys and programs of others that act in a workspace, and what they are told. */
export const integrationsModules: readonly Module[] = [
  apiKeysModule,
  apiModule,
  programsModule,
  assistantsModule,
  webhooksModule,
]
