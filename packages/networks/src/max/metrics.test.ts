import { createMaxFake, maxPaths } from '@kadr/sandbox/networks/max/index'
import { describeMetrics } from '../../test/metrics-contract.ts'
import { getAccount } from '../../test/sign-in.ts'
import { max } from './index.ts'

describeMetrics({
  adapter: max,
  fake: createMaxFake,
  paths: maxPaths,
  app: { clientId: 'id7700000000_bot', clientSecret: 'sandbox-token' },
  connect: async ({ ctx }) => {
    const method = max.connect.default
    if (method?.by !== 'bot') throw new Error('MAX connects by the bot')
    return getAccount(await method.finish({ ctx, channel: 'vetrova_life', personExternalId: '42' }))
  },
  hasDays: false,
  unknownId: 'mid-0',
})
