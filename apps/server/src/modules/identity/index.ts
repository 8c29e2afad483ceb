import type { Module } from '../../platform/module.ts'
import { authModule } from './auth/index.ts'
import { consentsModule } from './consents/index.ts'
import { passkeysModule } from './passkeys/index.ts'
import { usersModule } from './users/index.ts'
import { workspacesModule } from './workspaces/index.ts'

export const identityModules: readonly Module[] = [
  usersModule,
  workspacesModule,
  consentsModule,
  authModule,
  passkeysModule,
]
