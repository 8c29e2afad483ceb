import type { Module } from '../../platform/module.ts'
import { affiliateModule } from './affiliate/index.ts'
import { billingModule, findRenewalState } from './billing/index.ts'
import { pointsModule } from './points/index.ts'
import { createSubscriptionModule, type Usage } from './subscription/index.ts'

/** Order of sign-up: points are granted by the terms of the subscription. */
export const createMoneyModules = (usage: Omit<Usage, 'findRenewalState'>): readonly Module[] => [
  createSubscriptionModule({ ...usage, findRenewalState }),
  pointsModule,
  billingModule,
  affiliateModule,
]
