import type { Module } from '../../platform/module.ts'
import { mountReports } from './reports.routes.ts'

export { makeDocument } from './make-document.ts'
export { hashPassword } from './password-hash.ts'
export { findReportBrand, logoUrlOf } from './report-brand.ts'
export { makePdf } from './report-files.service.ts'
export { addLink, exportReports, purgeExpiredReports } from './report-links.service.ts'

export const reportsModule: Module = { name: 'reports', routes: mountReports }
