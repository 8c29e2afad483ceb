import type { Module } from '../../../platform/module.ts'
import { mountObjects } from './objects.routes.ts'

export const objectsModule: Module = { name: 'objects', routes: mountObjects }
