import type { Module } from '../../platform/module.ts'
import { webhooksModule } from './webhooks/index.ts'

/** Keys and programs of others that act in a workspace, and what they are told. */
export const integrationsModules: readonly Module[] = [webhooksModule]
