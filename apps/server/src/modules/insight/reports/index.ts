import type { Module } from '../../../platform/module.ts'
import { exportReports, purgeExpiredReports } from './report-links.service.ts'
import { mountReports } from './reports.routes.ts'

export { makeDocument } from './make-document.ts'
export { hashPassword } from './password-hash.ts'
export { findReportBrand, logoUrlOf } from './report-brand.ts'
export { makePdf } from './report-files.service.ts'
export { addLink } from './report-links.service.ts'

export const reportsModule: Module = {
  name: 'reports',
  routes: mountReports,
  exportPersonalData: exportReports,
  purge: purgeExpiredReports,
}
