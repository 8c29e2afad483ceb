import type { Metrics } from '../metrics.ts'
import { callBot } from './bot-api.ts'
import { memberCount } from './wire.ts'

export const metrics: Metrics = {
  account: {
    names: ['followers'],
    async read({ ctx, account }) {
      const params = { chat_id: account.profile.externalId }
      const read = await callBot({ ctx, method: 'getChatMemberCount', params, schema: memberCount })
      return read.kind === 'ok'
        ? { kind: 'found', metrics: { totals: { followers: read.data }, days: [] } }
        : { kind: 'failed', failure: read.failure }
    },
  },
  // Bots cannot read views.
  post: null,
}
