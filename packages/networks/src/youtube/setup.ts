import { IMPOSSIBLE_CODE, readClientCheck } from '../_shared/check-app.ts'
import { getEndpoint } from '../_shared/endpoint.ts'
import type { NetworkSetup } from '../setup.ts'

export const setup: NetworkSetup = {
  portal: { title: 'Google Cloud Console', url: 'https://console.cloud.google.com/' },
  steps: [
    'Создайте проект и включите в нём YouTube Data API v3 и YouTube Analytics API.',
    'Настройте экран согласия OAuth: тип External, название, почта, ссылки на сайт и политику.',
    'Добавьте разрешения youtube.upload, youtube.readonly, youtube.force-ssl и yt-analytics.readonly.',
    'Создайте учётные данные OAuth типа Web application и впишите адрес возврата.',
    'Переведите экран согласия из Testing в Production.',
  ],
  review:
    'Проверка приложения Google (OAuth verification) и отдельно аудит YouTube API: форма «YouTube API Services - Audit and Quota Extension».',
  beforeReview: [
    'Пока экран согласия в режиме Testing, входят только 100 тестовых пользователей, и вход умирает через 7 дней.',
    'До аудита YouTube запирает все загруженные видео в закрытом доступе: их видит только автор.',
    'Квота по умолчанию: 100 загрузок и 10 000 единиц в сутки на весь проект, сброс в полночь по Тихому океану.',
    'Обложки принимаются только от каналов, подтверждённых по телефону.',
  ],
  variables: [],
  pullsMedia: false,
  apiVersion: null,

  checkApp: async ({ ctx, redirectUri }) =>
    readClientCheck(
      await ctx.http({
        method: 'POST',
        url: getEndpoint({ ctx, name: 'token' }),
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
