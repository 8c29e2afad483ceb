import type { Network } from '@kadr/contract/publishing/networks'
import { isMessenger } from '@kadr/domain/identity/sign-in-providers'
import { type AppCredentials, adapters, type Connect } from '@kadr/networks'
import { listSandboxEndpoints } from '@kadr/sandbox/networks/all-fakes'
import type { Config } from '../../../config/config.ts'
import { sandboxNetworkUrls } from '../../../config/sandbox-credentials.ts'
import { messengers } from '../messengers/messengers.ts'
import type { Bot } from '../messengers/port.ts'

export type NetworkAccess = {
  app: AppCredentials
  endpoints: Readonly<Record<string, string>>
  /** Served by our own fake. */
  isSandbox: boolean
}

type Lookup = { config: Config; network: Network; method: string; connect: Connect }

const SANDBOX_APP: AppCredentials = { clientId: 'kadr-local', clientSecret: 'kadr-local-secret' }
/** A method that does not share the application has another one at the sandbox too. */
const sandboxAppOf = ({ method, connect }: Pick<Lookup, 'method' | 'connect'>): AppCredentials => {
  if (connect.by !== 'oauth' || !connect.hasOwnApp) return SANDBOX_APP
  const clientId = `${SANDBOX_APP.clientId}-${method}`
  return { clientId, clientSecret: `${clientId}-secret` }
}

/** App passwords need no registered application. */
const NO_APP: AppCredentials = { clientId: '', clientSecret: '' }

/** The bot of a messenger publishes into its channels too. */
const findBot = ({ config, network }: Pick<Lookup, 'config' | 'network'>): Bot | undefined =>
  isMessenger(network) ? messengers[network].botOf(config) : undefined

const botApp = (bot: Bot | undefined): AppCredentials | undefined =>
  bot && { clientId: bot.botName, clientSecret: bot.botToken }

const findRealBot = (of: Pick<Lookup, 'config' | 'network'>): AppCredentials | undefined => {
  const bot = findBot(of)
  return bot?.isLocal ? undefined : botApp(bot)
}

/** The configured application at the real network. */
const findRealApp = ({ config, network, method, connect }: Lookup): AppCredentials | undefined => {
  const { apps, endpoints } = config.networks[network]
  switch (connect.by) {
    case 'bot':
      return findRealBot({ config, network })
    case 'hand':
      return NO_APP
    case 'password':
      return config.isSandbox && Object.keys(endpoints).length === 0 ? undefined : NO_APP
    default:
      return apps[method]
  }
}

/** Credentials and endpoints of a network; undefined when it is not configured. */
export const findNetworkAccess = ({
  config,
  network,
  method,
}: Omit<Lookup, 'connect'>): NetworkAccess | undefined => {
  const { connect, endpoints } = adapters[network]
  const chosen = Object.hasOwn(connect, method) ? connect[method] : undefined
  if (!chosen) return undefined
  const given = config.networks[network].endpoints
  const real = findRealApp({ config, network, method, connect: chosen })
  if (real) return { app: real, endpoints: { ...endpoints, ...given }, isSandbox: false }
  if (!config.isSandbox) return undefined
  const played = listSandboxEndpoints(sandboxNetworkUrls(config))[network]
  const app = chosen.by === 'bot' ? botApp(findBot({ config, network })) : undefined
  return {
    app: app ?? sandboxAppOf({ method, connect: chosen }),
    endpoints: { ...endpoints, ...played, ...given },
    isSandbox: true,
  }
}

/** Whether the network's first sign-in method is served by our own fake. */
export const isPlayedBySandbox = ({
  config,
  network,
}: {
  config: Config
  network: Network
}): boolean => {
  const [first] = Object.entries(adapters[network].connect)
  if (!config.isSandbox || !first) return false
  const [method, connect] = first
  return findRealApp({ config, network, method, connect }) === undefined
}
