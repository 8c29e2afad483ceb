import type { Module } from '../../platform/module.ts'
import { mountReports } from './reports.routes.ts'

export { findReportBrand, logoUrlOf } from './report-brand.ts'
export { exportReports, purgeExpiredReports } from './report-links.service.ts'

export const reportsModule: Module = { name: 'reports', routes: mountReports }
