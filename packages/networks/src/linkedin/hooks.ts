import { isDigest, readJsonBytes, sha256Hmac } from '../_shared/meta-hook.ts'
import { parseOr } from '../_shared/parse.ts'
import type { HookOutcome, HookRequest, Hooks } from '../conversations.ts'
import { hookNotice } from './conversation-wire.ts'

const PREFIX = 'hmacsha256='
const CHALLENGE = /^[\w-]{1,128}$/
const ORGANIZATION = /^urn:li:organization:\d{1,20}$/

/** Asked again every two hours. It does not say of which application: the first one with a secret has the webhook. */
const confirm = ({ apps, query }: HookRequest): HookOutcome => {
  const { challengeCode = '' } = query
  const app = apps.find(({ clientSecret }) => clientSecret !== '')
  if (!app || !CHALLENGE.test(challengeCode)) return { kind: 'refused' }
  const challengeResponse = sha256Hmac(app.clientSecret, challengeCode).toString('hex')
  const body = JSON.stringify({ challengeCode, challengeResponse })
  return { kind: 'challenge', body, contentType: 'application/json' }
}

/** The documentation leaves open whether the prefix belongs to what is signed or to the header. */
const isSigned = ({ apps, headers, rawBody }: HookRequest): boolean => {
  const given = (headers['x-li-signature'] ?? '').replace(PREFIX, '')
  return apps
    .filter(({ clientSecret }) => clientSecret !== '')
    .some(({ clientSecret }) =>
      [sha256Hmac(clientSecret, PREFIX, rawBody), sha256Hmac(clientSecret, rawBody)].some(
        (expected) => isDigest(expected, given),
      ),
    )
}

const parse = async (request: HookRequest): Promise<HookOutcome> => {
  if (request.method === 'GET') return confirm(request)
  if (!isSigned(request)) return { kind: 'refused' }
  const notice = parseOr(hookNotice, readJsonBytes(request.rawBody))
  const accounts = (notice?.notifications ?? [])
    .map(({ organizationalEntity }) => organizationalEntity ?? '')
    .filter((urn) => ORGANIZATION.test(urn))
  return { kind: 'wake', accounts: [...new Set(accounts)], reply: '' }
}

export const hooks: Hooks = {
  parse,
  steps: [
    'В кабинете LinkedIn откройте приложение страниц, вкладку Webhooks: она есть после одобрения этой возможности.',
    'Добавьте адрес уведомлений, который показан здесь: LinkedIn проверит его сам и будет проверять каждые два часа.',
    'Подпишите страницу на ORGANIZATION_SOCIAL_ACTION_NOTIFICATIONS запросом eventSubscriptions.',
  ],
}
