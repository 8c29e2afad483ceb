import { IMPOSSIBLE_CODE, readClientCheck } from '../_shared/check-app.ts'
import { getEndpoint } from '../_shared/endpoint.ts'
import type { NetworkSetup } from '../setup.ts'

export const setup: NetworkSetup = {
  portal: { title: 'TikTok for Developers', url: 'https://developers.tiktok.com/apps/' },
  steps: [
    'Создайте приложение и добавьте продукты Login Kit и Content Posting API с Direct Post.',
    'Запросите разрешения user.info.basic, user.info.profile, user.info.stats, video.list, video.publish и video.upload.',
    'В Login Kit для Web впишите адрес возврата.',
    'Подтвердите домен, с которого TikTok забирает фотографии: раздел URL properties. Файл, который выдаст портал, отдаём мы: впишите его в VERIFICATION_FILES.',
    'Отправьте приложение на проверку, приложив запись экрана с публикацией.',
  ],
  review: 'App Review приложения, затем аудит Content Posting API.',
  beforeReview: [
    'До аудита публиковать можно только с видимостью «Только я», в закрытые аккаунты, и не больше пяти человек в сутки.',
    'Без подтверждённого домена не выходят посты из фотографий; видео выходят.',
    'Одному автору доступно около 15 публикаций в сутки.',
  ],
  variables: [
    {
      name: 'VERIFICATION_FILES',
      meaning: 'файл подтверждения домена: tiktokКОД.txt=tiktok-developers-site-verification=КОД',
    },
  ],
  pullsMedia: true,
  apiVersion: null,

  checkApp: async ({ ctx, redirectUri }) =>
    readClientCheck(
      await ctx.http({
        method: 'POST',
        url: `${getEndpoint({ ctx, name: 'api' })}/oauth/token/`,
        form: {
          grant_type: 'authorization_code',
          client_key: ctx.app.clientId,
          client_secret: ctx.app.clientSecret,
          code: IMPOSSIBLE_CODE,
          redirect_uri: redirectUri,
        },
      }),
    ),
}
