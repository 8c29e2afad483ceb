import type { Module } from '../../platform/module.ts'
import { mountPersonalData } from './personal-data.routes.ts'

export { deletePersonalData } from './delete-personal-data.ts'
export { purgeExpiredExportLinks } from './export-links.service.ts'

export const personalDataModule: Module = { name: 'personal-data', routes: mountPersonalData }
