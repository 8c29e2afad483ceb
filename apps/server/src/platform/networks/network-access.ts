import type { Network } from '@kadr/contract/networks'
import { type AppCredentials, adapters, type Connect } from '@kadr/networks'
import { listSandboxEndpoints } from '@kadr/sandbox/networks/all-fakes'
import type { Config } from '../../config/config.ts'
import { isLocalBot, sandboxNetworkUrls } from '../../config/sandbox-credentials.ts'

export type NetworkAccess = {
  app: AppCredentials
  endpoints: Readonly<Record<string, string>>
  /** Played by our own fake. */
  isSandbox: boolean
}

type Place = { config: Config; network: Network; method: string; connect: Connect }

const SANDBOX_APP: AppCredentials = { clientId: 'kadr-local', clientSecret: 'kadr-local-secret' }
/** App passwords need no registered application. */
const NO_APP: AppCredentials = { clientId: '', clientSecret: '' }

const botApp = ({ telegram }: Config): AppCredentials | undefined =>
  telegram ? { clientId: telegram.botName, clientSecret: telegram.botToken } : undefined

/** The configured application at the real network. */
const findRealApp = ({ config, network, method, connect }: Place): AppCredentials | undefined => {
  const { apps, endpoints } = config.networks[network]
  switch (connect.by) {
    case 'bot':
      return config.telegram && isLocalBot(config.telegram) ? undefined : botApp(config)
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
}: Omit<Place, 'connect'>): NetworkAccess | undefined => {
  const { connect, endpoints } = adapters[network]
  const chosen = Object.hasOwn(connect, method) ? connect[method] : undefined
  if (!chosen) return undefined
  const given = config.networks[network].endpoints
  const real = findRealApp({ config, network, method, connect: chosen })
  if (real) return { app: real, endpoints: { ...endpoints, ...given }, isSandbox: false }
  if (!config.isSandbox) return undefined
  const played = listSandboxEndpoints(sandboxNetworkUrls(config))[network]
  const app = chosen.by === 'bot' ? botApp(config) : SANDBOX_APP
  return {
    app: app ?? SANDBOX_APP,
    endpoints: { ...endpoints, ...played, ...given },
    isSandbox: true,
  }
}

/** Whether the network's first sign-in method leads to our own server. */
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
