import { IMPOSSIBLE_CODE, REFUSED, readGraphCheck } from '../_shared/check-app.ts'
import { getEndpoint } from '../_shared/endpoint.ts'
import type { NetworkContext } from '../network-adapter.ts'
import type { AppCheck, NetworkSetup } from '../setup.ts'
import { endpoints, getGraphUrl } from './endpoints.ts'

export const setup: NetworkSetup = {
  portal: { title: 'Meta for Developers', url: 'https://developers.facebook.com/apps/' },
  steps: [
    'Создайте приложение типа Business. Вход через Instagram и вход через Facebook требуют разных приложений.',
    'Вход через Instagram: добавьте продукт Instagram, раздел API setup with Instagram login, и возьмите Instagram app ID и secret.',
    'Вход через Facebook: добавьте Facebook Login for Business и впишите второй адрес возврата; его ключи задаются отдельно.',
    'Впишите адреса Deauthorize callback URL и Data deletion request URL: для входа через Instagram — в Business login settings, для входа через Facebook — в настройках Facebook Login и самого приложения.',
    'Запросите разрешения на профиль, публикацию, комментарии и статистику; для удаления постов ещё instagram_manage_contents.',
    'Пройдите Business Verification и App Review.',
  ],
  review: 'App Review каждого разрешения и проверка бизнеса.',
  beforeReview: [
    'До проверки входят только люди с ролью в приложении.',
    'Подключить можно только профессиональный аккаунт.',
    'Удалять посты можно только при входе через Facebook и с одобренным instagram_manage_contents: тогда задайте INSTAGRAM_EXTRA_SCOPES=instagram_manage_contents.',
    'Не больше 50–100 публикаций в сутки на аккаунт: точное число сообщает сеть.',
  ],
  variables: [
    {
      name: 'INSTAGRAM_FACEBOOK_BUSINESS_CLIENT_ID, INSTAGRAM_FACEBOOK_BUSINESS_CLIENT_SECRET',
      meaning: 'приложение для входа через Facebook',
    },
    {
      name: 'INSTAGRAM_EXTRA_SCOPES',
      meaning: 'разрешения сверх обычных: instagram_manage_contents, когда его одобрили',
    },
    { name: 'INSTAGRAM_VERSION', meaning: 'версия Graph API' },
  ],
  pullsMedia: true,
  apiVersion: { value: endpoints.version, endsOn: '2028-07-29', variable: 'INSTAGRAM_VERSION' },

  checkApp: async ({ ctx, method, redirectUri }) => {
    if (method !== 'default') return checkFacebookApp(ctx)
    return readGraphCheck(
      await ctx.http({
        method: 'POST',
        url: `${getEndpoint({ ctx, name: 'api' })}/oauth/access_token`,
        form: {
          grant_type: 'authorization_code',
          client_id: ctx.app.clientId,
          client_secret: ctx.app.clientSecret,
          code: IMPOSSIBLE_CODE,
          redirect_uri: redirectUri,
        },
      }),
    )
  },
}

/** Facebook describes any token to an authenticated application. */
async function checkFacebookApp(ctx: NetworkContext): Promise<AppCheck> {
  const { clientId, clientSecret } = ctx.app
  const outcome = await ctx.http({
    method: 'GET',
    url: `${getGraphUrl({ ctx, login: 'facebook' })}/debug_token`,
    query: { input_token: IMPOSSIBLE_CODE, access_token: `${clientId}|${clientSecret}` },
  })
  if (outcome.kind === 'silent' || outcome.reply.status >= 500) return { kind: 'unreachable' }
  return outcome.reply.status < 400 ? { kind: 'accepted' } : REFUSED
}
