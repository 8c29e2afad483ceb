import { type OauthProvider, oauthProvider } from '@kadr/contract/identity/users'
import { PROVIDER_NAMES } from '@kadr/domain/identity/provider-names'
import type { Config } from '../config/config.ts'
import { keyVariablesOf, listOauthProviders, returnUrlOf } from '../config/sign-in.ts'
import { createOauthClients } from '../platform/outside/sign-in/all-clients.ts'
import type { KeyCheck, OauthClient } from '../platform/outside/sign-in/oauth-client.ts'
import { type Finding, finding } from './finding.ts'

type Provided = { config: Config; provider: OauthProvider }

const subjectOf = (provider: OauthProvider) => `Вход через ${PROVIDER_NAMES[provider]}`

const describeKeys = ({ config, provider, keys }: Provided & { keys: KeyCheck }): Finding => {
  const subject = subjectOf(provider)
  if (keys === 'refused') {
    const variables = keyVariablesOf(provider).join(' и ')
    return finding('error', subject, `ключи не приняты. Скопируйте ${variables} заново.`)
  }
  const state = keys === 'accepted' ? 'ключи приняты' : 'отвечает, ключ проверит первый вход'
  const { publicUrl } = config
  const returnUrl = returnUrlOf({ publicUrl, provider })
  return finding('ok', subject, `${state}. Адрес возврата: ${returnUrl}`)
}

const checkProvider = async ({
  config,
  provider,
  client,
}: Provided & { client: OauthClient }): Promise<Finding> => {
  try {
    return describeKeys({ config, provider, keys: await client.checkKeys() })
  } catch {
    const url = config.signIn[provider]?.pageUrl
    return finding('error', subjectOf(provider), `${url} не отвечает.`)
  }
}

const describeMissing = ({ config, provider }: Provided): Finding => {
  const subject = subjectOf(provider)
  if (config.isSandbox) return finding('info', subject, 'ключей нет, играет песочница.')
  // One page is enough; without any, browsers have no way in.
  const level = listOauthProviders(config.signIn).length > 0 ? 'info' : 'warning'
  return finding(level, subject, 'ключей нет, кнопки входа не будет.')
}

/** At least one way to sign in is needed. */
export const checkSignIn = async (config: Config): Promise<Finding[]> => {
  const { isSandbox, telegram, max, signIn } = config
  if (!isSandbox && !telegram && !max && listOauthProviders(signIn).length === 0) {
    const names = ['Telegram', 'MAX', ...oauthProvider.options.map((one) => PROVIDER_NAMES[one])]
    return [finding('error', 'Вход', `нет ключей ни ${names.join(', ни ')}: войти нельзя никому.`)]
  }
  const clients = createOauthClients(config)
  return Promise.all(
    oauthProvider.options.map(async (provider) => {
      const client = clients[provider]
      return client
        ? checkProvider({ config, provider, client })
        : describeMissing({ config, provider })
    }),
  )
}
