import type { Module } from '../../platform/module.ts'
import { businessModule } from './business/index.ts'
import { hooksModule } from './hooks/index.ts'
import { objectsModule } from './objects/index.ts'
import { productsModule } from './products/index.ts'
import { resourcesModule } from './resources/index.ts'
import { starterModule } from './starter/index.ts'
import { stockModule } from './stock/index.ts'

export const libraryModules: readonly Module[] = [
  resourcesModule,
  productsModule,
  businessModule,
  starterModule,
  stockModule,
  objectsModule,
  hooksModule,
]
