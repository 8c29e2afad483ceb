import { createTelegramFake, telegramPaths } from '@kadr/sandbox/networks/telegram/index'
import { describeMetrics } from '../../test/metrics-contract.ts'
import { getAccount } from '../../test/sign-in.ts'
import { telegram } from './index.ts'

describeMetrics({
  adapter: telegram,
  fake: createTelegramFake,
  paths: telegramPaths,
  app: { clientId: 'kadr_local_bot', clientSecret: '700001:sandbox' },
  connect: async ({ ctx }) => {
    const method = telegram.connect.default
    if (method?.by !== 'bot') throw new Error('Telegram connects by the bot')
    return getAccount(
      await method.finish({ ctx, channel: '@vetrova_life', personExternalId: '77' }),
    )
  },
  hasDays: false,
  isPublicPage: true,
  unknownId: '99',
})
