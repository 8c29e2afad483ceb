import { type OauthProvider, oauthProvider } from '@kadr/contract/identity/users'
import { ConfigError } from './config-error.ts'
import type { Env, EnvName } from './env.ts'
import { parseUrl } from './parse.ts'

/** Our application at a provider, and the provider's addresses. */
export type OauthSettings = {
  clientId: string
  /** Empty where the provider asks for none. */
  clientSecret: string
  /** Where browsers are sent. */
  pageUrl: string
  /** The same for our own requests. */
  serverUrl: string
  /** Where our requests learn whose token it is. */
  personUrl: string
  /** Where browsers find pictures that the provider names without an address. */
  pictureUrl: string
}

/** Null: neither keys nor the sandbox. */
export type SignInConfig = Readonly<Record<OauthProvider, OauthSettings | null>>

type Address = { name: EnvName; fallback: string }
type Source = {
  clientId: EnvName
  clientSecret: EnvName | null
  url: Address
  /** Of providers that tell about people on another host. */
  personUrl?: Address
  pictureUrl?: string
}

const SOURCES: Readonly<Record<OauthProvider, Source>> = {
  google: {
    clientId: 'GOOGLE_CLIENT_ID',
    clientSecret: 'GOOGLE_CLIENT_SECRET',
    url: { name: 'GOOGLE_ISSUER', fallback: 'https://accounts.google.com' },
  },
  vk: {
    clientId: 'VK_ID_CLIENT_ID',
    clientSecret: null,
    url: { name: 'VK_ID_URL', fallback: 'https://id.vk.ru' },
  },
  yandex: {
    clientId: 'YANDEX_CLIENT_ID',
    clientSecret: 'YANDEX_CLIENT_SECRET',
    url: { name: 'YANDEX_OAUTH_URL', fallback: 'https://oauth.yandex.ru' },
    personUrl: { name: 'YANDEX_LOGIN_URL', fallback: 'https://login.yandex.ru' },
    pictureUrl: 'https://avatars.yandex.net',
  },
}

/** Named in messages about missing or refused keys. */
export const keyVariablesOf = (provider: OauthProvider): EnvName[] => {
  const { clientId, clientSecret } = SOURCES[provider]
  return clientSecret ? [clientId, clientSecret] : [clientId]
}

/** The address registered at the provider. */
export const returnUrlOf = ({
  publicUrl,
  provider,
}: {
  publicUrl: string
  provider: OauthProvider
}) => `${publicUrl}/login/${provider}`

const parseAddress = (env: Env, { name, fallback }: Address) => parseUrl({ env, name }) ?? fallback

const parseProvider = (env: Env, provider: OauthProvider): OauthSettings | null => {
  const source = SOURCES[provider]
  const clientId = env[source.clientId] ?? ''
  const clientSecret = source.clientSecret ? (env[source.clientSecret] ?? '') : ''
  if (!clientId && !clientSecret) return null
  if (!clientId || (source.clientSecret && !clientSecret)) {
    throw new ConfigError(`${keyVariablesOf(provider).join(' и ')} задаются только вместе`)
  }
  const url = parseAddress(env, source.url)
  const personUrl = source.personUrl ? parseAddress(env, source.personUrl) : url
  return {
    clientId,
    clientSecret,
    pageUrl: url,
    serverUrl: url,
    personUrl,
    pictureUrl: source.pictureUrl ?? url,
  }
}

/** The list has every provider, so that the record does. */
export const ofEachProvider = <Value>(findValue: (provider: OauthProvider) => Value) =>
  Object.fromEntries(
    oauthProvider.options.map((provider) => [provider, findValue(provider)]),
  ) as Record<OauthProvider, Value>

export const parseSignIn = (env: Env): SignInConfig =>
  ofEachProvider((provider) => parseProvider(env, provider))

/** Providers people can sign in by. */
export const listOauthProviders = (signIn: SignInConfig): OauthProvider[] =>
  oauthProvider.options.filter((provider) => signIn[provider] !== null)
