import { getEndpoint } from '../_shared/endpoint.ts'
import type { NetworkSetup } from '../setup.ts'

export const setup: NetworkSetup = {
  portal: { title: 'Bluesky', url: 'https://bsky.app/settings/app-passwords' },
  steps: [
    'Регистрировать приложение не нужно: человек вводит имя и пароль приложения.',
    'Чтобы в разработке ходить в настоящую сеть, а не в песочницу, задайте BLUESKY_ENTRYWAY_URL=https://bsky.social.',
  ],
  review: 'Проверки нет.',
  beforeReview: [
    'Видео принимают только от аккаунтов с подтверждённой почтой: не больше 25 штук и 10 ГБ в сутки.',
  ],
  variables: [
    { name: 'BLUESKY_ENTRYWAY_URL', meaning: 'сервер входа, обычно https://bsky.social' },
  ],
  pullsMedia: false,
  apiVersion: null,

  checkApp: async ({ ctx }) => {
    const host = getEndpoint({ ctx, name: 'entryway' })
    const url = `${host}/xrpc/com.atproto.server.describeServer`
    const outcome = await ctx.http({ method: 'GET', url })
    return outcome.kind === 'replied' && outcome.reply.status < 500
      ? { kind: 'accepted' }
      : { kind: 'unreachable' }
  },
}
