import type { Module } from '../../platform/module.ts'
import { mountConnections } from './connections.routes.ts'

export const connectionsModule: Module = { name: 'connections', routes: mountConnections }
