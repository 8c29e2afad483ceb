import type { Module } from '../../../platform/module.ts'
import { mountAffiliate } from './affiliate.routes.ts'
import { attributeSignUp } from './attribute-sign-up.ts'
import { purgeVisitors } from './count-click.ts'
import { exportAffiliate } from './export-affiliate.ts'

export { closeAffiliate, readPayouts, settlePayout } from './payouts.service.ts'
export { addShare, findPartner, followShare, refuseReferral } from './share-payments.ts'

export const affiliateModule: Module = {
  name: 'affiliate',
  routes: mountAffiliate,
  onSignUp: attributeSignUp,
  exportPersonalData: exportAffiliate,
  purge: purgeVisitors,
}
