import type { Module } from '../../../platform/module.ts'
import { exportLinksOf, purgeExpiredExportLinks } from './export-links.service.ts'
import { mountPersonalData } from './personal-data.routes.ts'

export { deletePersonalData } from './delete-personal-data.ts'

export const personalDataModule: Module = {
  name: 'personal-data',
  routes: mountPersonalData,
  exportPersonalData: exportLinksOf,
  purge: purgeExpiredExportLinks,
}
