import { IMPOSSIBLE_CODE, readClientCheck } from '../_shared/check-app.ts'
import { getEndpoint } from '../_shared/endpoint.ts'
import type { NetworkContext } from '../network-adapter.ts'
import type { AppCheck, NetworkSetup } from '../setup.ts'
import { ENDPOINTS } from './endpoints.ts'
import { pageScopesOf, scopesOf } from './tokens.ts'

/** Scopes that only the Community Management API has, and those it does not have. */
const COMMUNITY_ONLY = /organization|Analytics$|_feed$|^r_basicprofile$/
const MEMBERS_ONLY = /^(?:openid|profile|email)$/

/** One scope of the other application fails every sign-in. */
const findForeignScope = (ctx: NetworkContext, method: string): AppCheck | undefined => {
  const isOfPages = method === 'pages'
  const foreign = isOfPages ? MEMBERS_ONLY : COMMUNITY_ONLY
  const asked = isOfPages ? pageScopesOf(ctx) : scopesOf(ctx)
  const scope = asked.find((name) => foreign.test(name))
  if (scope === undefined) return undefined
  const variable = isOfPages ? 'LINKEDIN_PAGES_EXTRA_SCOPES' : 'LINKEDIN_EXTRA_SCOPES'
  const reason = isOfPages
    ? `${variable} называет ${scope}: у приложения для страниц такого разрешения нет, и войти через него нельзя никому. Уберите его.`
    : `${variable} называет ${scope}: такое разрешение даёт только Community Management API, и войти в LinkedIn нельзя никому. Уберите его: страницы подключает второе приложение, LINKEDIN_PAGES_CLIENT_ID.`
  return { kind: 'refused', reason }
}

export const setup: NetworkSetup = {
  portal: { title: 'LinkedIn Developers', url: 'https://www.linkedin.com/developers/apps' },
  steps: [
    'Профили: создайте приложение, свяжите его со страницей компании и добавьте продукты Sign In with LinkedIn using OpenID Connect и Share on LinkedIn.',
    'Страницы компаний: создайте второе приложение и запросите в нём Community Management API. Этот продукт должен быть единственным: с остальными LinkedIn его не совмещает.',
    'На вкладке Auth каждого приложения впишите его адрес возврата: у страниц компаний он свой.',
    'После одобрения Community Management API задайте ключи второго приложения в LINKEDIN_PAGES_CLIENT_ID и LINKEDIN_PAGES_CLIENT_SECRET.',
  ],
  review:
    'Для личных профилей проверки нет. Страницы компаний доступны после одобрения Community Management API.',
  beforeReview: [
    'Доступ живёт 60 дней и сам не продлевается: человек входит заново, мы предупреждаем заранее.',
    'Не больше 150 запросов в сутки на человека.',
    'Цифры страниц LinkedIn отдаёт их администраторам, цифры постов профиля — только одобренным приложениям.',
    'Первый комментарий LinkedIn может не разрешить: пост при этом выходит.',
  ],
  variables: [
    {
      name: 'LINKEDIN_PAGES_CLIENT_ID, LINKEDIN_PAGES_CLIENT_SECRET',
      meaning: 'приложение для страниц компаний',
    },
    {
      name: 'LINKEDIN_PAGES_EXTRA_SCOPES',
      meaning:
        'разрешения второго приложения сверх обычных, только те, что есть на его вкладке Auth: w_organization_social_feed для первого комментария; w_member_social w_member_social_feed r_member_postAnalytics r_member_profileAnalytics, чтобы подключать через него и профили с цифрами (тогда не задавайте LINKEDIN_CLIENT_ID: один профиль подключился бы дважды)',
    },
    {
      name: 'LINKEDIN_EXTRA_SCOPES',
      meaning:
        'разрешения первого приложения сверх обычных: r_member_social для сверки постов профиля без повторной отправки, если LinkedIn его дал',
    },
    { name: 'LINKEDIN_VERSION', meaning: 'версия API вида ГГГГММ, живёт около года' },
  ],
  pullsMedia: false,
  apiVersion: { value: ENDPOINTS.version, endsOn: '2027-09-15', variable: 'LINKEDIN_VERSION' },

  checkApp: async ({ ctx, method, redirectUri }) =>
    findForeignScope(ctx, method) ??
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
