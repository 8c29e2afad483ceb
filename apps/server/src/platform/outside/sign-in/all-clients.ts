import type { OauthProvider } from '@kadr/contract/identity/users'
import type { Config } from '../../../config/config.ts'
import { ofEachProvider, returnUrlOf } from '../../../config/sign-in.ts'
import { createGoogleClient } from './google/client.ts'
import type { CreateOauthClient, OauthClient } from './oauth-client.ts'
import { createVkClient } from './vk/client.ts'
import { createYandexClient } from './yandex/client.ts'

const CREATE: Readonly<Record<OauthProvider, CreateOauthClient>> = {
  google: createGoogleClient,
  vk: createVkClient,
  yandex: createYandexClient,
}

/** Null where the provider is not configured. */
export type OauthClients = Readonly<Record<OauthProvider, OauthClient | null>>

export const createOauthClients = ({ publicUrl, signIn }: Config): OauthClients =>
  ofEachProvider((provider) => {
    const settings = signIn[provider]
    const redirectUri = returnUrlOf({ publicUrl, provider })
    return settings && CREATE[provider]({ settings, redirectUri })
  })
