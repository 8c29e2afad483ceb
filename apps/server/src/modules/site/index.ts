import type { Module } from '../../platform/module.ts'
import { downloadsModule } from './downloads/index.ts'
import { indexNowModule } from './indexnow/index.ts'
import { publicConfigModule } from './public-config/index.ts'
import { requestsModule } from './requests/index.ts'
import { statusModule } from './status/index.ts'

export const siteModules: readonly Module[] = [
  downloadsModule,
  requestsModule,
  indexNowModule,
  publicConfigModule,
  statusModule,
]
