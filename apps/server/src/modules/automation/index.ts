import type { Module } from '../../platform/module.ts'
import { automationsModule } from './automations/index.ts'

export const automationModules: readonly Module[] = [automationsModule]
