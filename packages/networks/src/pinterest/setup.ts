import { IMPOSSIBLE_CODE, readStatusCheck } from '../_shared/check-app.ts'
import { getEndpoint } from '../_shared/endpoint.ts'
import type { NetworkSetup } from '../setup.ts'

export const setup: NetworkSetup = {
  portal: { title: 'Pinterest Developers', url: 'https://developers.pinterest.com/apps/' },
  steps: [
    'Заведите бизнес-аккаунт Pinterest и создайте приложение.',
    'Впишите адрес возврата в Redirect URIs.',
    'Разрешения user_accounts:read, boards:read, boards:write, pins:read и pins:write доступны сразу.',
    'Запросите Standard access, приложив запись входа и публикации.',
  ],
  review: 'Переход с Trial access на Standard access.',
  beforeReview: [
    'На Trial access пины и доски видит только их автор, хотя публикация проходит без ошибок.',
    'На Trial access не больше 1000 запросов в сутки на всё приложение.',
    'Статистика есть только у бизнес-аккаунтов.',
  ],
  variables: [],
  pullsMedia: true,
  apiVersion: null,

  checkApp: async ({ ctx, redirectUri }) => {
    const { clientId, clientSecret } = ctx.app
    const keys = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
    return readStatusCheck(
      await ctx.http({
        method: 'POST',
        url: `${getEndpoint({ ctx, name: 'api' })}/oauth/token`,
        headers: { authorization: `Basic ${keys}` },
        form: {
          grant_type: 'authorization_code',
          code: IMPOSSIBLE_CODE,
          redirect_uri: redirectUri,
        },
      }),
    )
  },
}
