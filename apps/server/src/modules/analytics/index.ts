import type { Module } from '../../platform/module.ts'
import { mountAnalytics } from './analytics.routes.ts'

export const analyticsModule: Module = { name: 'analytics', routes: mountAnalytics }
