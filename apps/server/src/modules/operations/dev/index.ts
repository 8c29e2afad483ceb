import type { Module } from '../../../platform/module.ts'
import { mountDev } from './dev.routes.ts'

export const devModule: Module = { name: 'dev', routes: mountDev }
