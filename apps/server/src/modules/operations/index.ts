import type { Module } from '../../platform/module.ts'
import { adminModule } from './admin/index.ts'
import { demoModule } from './demo/index.ts'
import { devModule } from './dev/index.ts'
import { personalDataModule } from './personal-data/index.ts'
import { searchModule } from './search/index.ts'

export const operationsModules: readonly Module[] = [
  adminModule,
  demoModule,
  devModule,
  personalDataModule,
  searchModule,
]
