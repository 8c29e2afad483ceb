import { IMPOSSIBLE_CODE, readGraphCheck } from '../_shared/check-app.ts'
import { getEndpoint } from '../_shared/endpoint.ts'
import type { NetworkSetup } from '../setup.ts'

export const setup: NetworkSetup = {
  portal: { title: 'Meta for Developers', url: 'https://developers.facebook.com/apps/' },
  steps: [
    'Создайте приложение с вариантом использования Access the Threads API.',
    'Возьмите Threads App ID и Threads App Secret: они отличаются от ключей самого приложения.',
    'Впишите адрес возврата в Redirect Callback URLs, а два других адреса с этой страницы — в Uninstall Callback URL и Delete Callback URL: без них Threads не сохраняет настройки.',
    'Добавьте разрешения threads_basic, threads_content_publish, threads_manage_replies, threads_read_replies, threads_manage_insights и threads_delete.',
    'Пройдите Business Verification и App Review по каждому разрешению.',
  ],
  review: 'App Review каждого разрешения и проверка бизнеса.',
  beforeReview: [
    'До проверки входят только люди с ролью Threads Tester, принявшие приглашение.',
    'Не больше 250 публикаций и 1000 ответов в сутки на аккаунт.',
  ],
  variables: [],
  pullsMedia: true,
  apiVersion: null,

  checkApp: async ({ ctx, redirectUri }) =>
    readGraphCheck(
      await ctx.http({
        method: 'POST',
        url: `${getEndpoint({ ctx, name: 'graph' })}/oauth/access_token`,
        form: {
          grant_type: 'authorization_code',
          client_id: ctx.app.clientId,
          client_secret: ctx.app.clientSecret,
          code: IMPOSSIBLE_CODE,
          redirect_uri: redirectUri,
        },
      }),
    ),
}
