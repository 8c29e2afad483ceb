import type { Module } from '../../platform/module.ts'
import { mountPersonalData } from './personal-data.routes.ts'

export { purgeExpiredExportLinks } from './export-links.service.ts'

export const personalDataModule: Module = { name: 'personal-data', routes: mountPersonalData }
