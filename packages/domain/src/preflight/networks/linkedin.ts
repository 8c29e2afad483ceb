import type { NetworkRules } from '../draft.ts'
import { BASE } from './base.ts'

export const linkedinRules: NetworkRules = { ...BASE, title: 'LinkedIn' }
