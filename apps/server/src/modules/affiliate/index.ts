import type { Module } from '../../platform/module.ts'
import { mountAffiliate } from './affiliate.routes.ts'

export { attributeSignUp } from './attribute-sign-up.ts'
export { purgeVisitors } from './count-click.ts'
export { exportAffiliate } from './export-affiliate.ts'
export { leaveAffiliate, readPayouts, settlePayout } from './payouts.service.ts'
export { addShare, findPartner, refuseReferral, returnShare } from './share-payments.ts'

export const affiliateModule: Module = { name: 'affiliate', routes: mountAffiliate }
