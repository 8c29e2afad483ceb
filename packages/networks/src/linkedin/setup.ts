import { IMPOSSIBLE_CODE, readClientCheck } from '../_shared/check-app.ts'
import { getEndpoint } from '../_shared/endpoint.ts'
import type { NetworkSetup } from '../setup.ts'
import { ENDPOINTS } from './endpoints.ts'

export const setup: NetworkSetup = {
  portal: { title: 'LinkedIn Developers', url: 'https://www.linkedin.com/developers/apps' },
  steps: [
    'Создайте приложение и свяжите его со страницей компании.',
    'Добавьте продукты Sign In with LinkedIn using OpenID Connect и Share on LinkedIn.',
    'На вкладке Auth впишите адрес возврата.',
    'Для страниц компаний запросите Community Management API и после одобрения задайте LINKEDIN_EXTRA_SCOPES.',
  ],
  review:
    'Для личных профилей проверки нет. Страницы компаний доступны после одобрения Community Management API.',
  beforeReview: [
    'Доступ живёт 60 дней и сам не продлевается: человек входит заново, мы предупреждаем заранее.',
    'Не больше 150 запросов в сутки на человека.',
    'Статистика постов и обработка видео могут быть закрыты без Community Management API.',
  ],
  variables: [
    {
      name: 'LINKEDIN_EXTRA_SCOPES',
      meaning:
        'страницы компаний: r_organization_social w_organization_social rw_organization_admin; сверка постов профиля без повторной отправки: r_member_social',
    },
    { name: 'LINKEDIN_VERSION', meaning: 'версия API вида ГГГГММ, живёт около года' },
  ],
  pullsMedia: false,
  apiVersion: { value: ENDPOINTS.version, endsOn: '2027-09-15', variable: 'LINKEDIN_VERSION' },

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
