import type { NetworkRules } from '../draft.ts'
import { BASE } from './base.ts'

export const threadsRules: NetworkRules = {
  ...BASE,
  title: 'Threads',
  replyScopes: ['threads_manage_replies'],
}
