import type { Module } from '../../../platform/module.ts'
import { mountPublicConfig } from './public-config.routes.ts'

export const publicConfigModule: Module = { name: 'public-config', routes: mountPublicConfig }
