import { ALL_NETWORKS, type Network } from '@kadr/contract/publishing/networks'
import { type AppCredentials, adapters, type Connect, type NetworkAdapter } from '@kadr/networks'
import { ConfigError } from './config-error.ts'
import type { Env, NetworkVariable } from './env.ts'
import { parseFile, parseUrl } from './parse.ts'

type NetworkSettings = {
  /** Our OAuth applications at the network, by sign-in method. */
  apps: Readonly<Record<string, AppCredentials>>
  /** Overrides of the network's endpoints, by the names its adapter gives them. */
  endpoints: Readonly<Record<string, string>>
  /** An authority of certificates of its own (PEM), and the address it is trusted for. */
  authority: { address: string; certificateFile: string } | null
}
export type NetworksConfig = Readonly<Record<Network, NetworkSettings>>

/** `facebookSite` → `FACEBOOK_SITE`, `facebook-business` → `FACEBOOK_BUSINESS`. */
const upper = (name: string) =>
  name
    .replaceAll(/([A-Z])/g, '_$1')
    .replaceAll('-', '_')
    .toUpperCase()

const parseApp = ({
  env,
  prefix,
  connect,
}: {
  env: Env
  prefix: string
  connect?: Connect
}): AppCredentials | undefined => {
  const id: NetworkVariable = `${prefix}_CLIENT_ID`
  const secret: NetworkVariable = `${prefix}_CLIENT_SECRET`
  const { [id]: clientId, [secret]: clientSecret } = env
  if (!clientId && !clientSecret) return undefined
  const isWithoutSecret = connect?.by === 'oauth' && connect.hasNoSecret === true
  if (clientId && isWithoutSecret) return { clientId, clientSecret: '' }
  if (!clientId || !clientSecret) {
    throw new ConfigError(`${id} и ${secret} задаются только вместе`)
  }
  return { clientId, clientSecret }
}

/** A method without its own application falls back to the default one of the same kind of sign-in. */
export const mayShareApp = (adapter: Pick<NetworkAdapter, 'connect'>, method: string): boolean => {
  const { [method]: connect, default: main } = adapter.connect
  const hasOwnApp = connect?.by === 'oauth' && connect.hasOwnApp === true
  return connect?.by === main?.by && !hasOwnApp
}

const parseApps = ({ env, adapter }: { env: Env; adapter: NetworkAdapter }) => {
  const main = parseApp({ env, prefix: upper(adapter.id) })
  return Object.fromEntries(
    Object.entries(adapter.connect).flatMap(([method, connect]) => {
      const { by } = connect
      if (by !== 'oauth' && by !== 'token') return []
      const own = parseApp({ env, prefix: `${upper(adapter.id)}_${upper(method)}`, connect })
      const app = own ?? (mayShareApp(adapter, method) ? main : undefined)
      return app ? [[method, app]] : []
    }),
  )
}

const parseEndpoints = ({ env, adapter }: { env: Env; adapter: NetworkAdapter }) =>
  Object.fromEntries(
    Object.entries(adapter.endpoints).flatMap(([name, usual]) => {
      const prefix = `${upper(adapter.id)}_${upper(name)}`
      if (!URL.canParse(usual)) {
        // An adapter may list values that are no URLs: the version of its API, more scopes, a switch.
        const value = env[prefix as NetworkVariable]
        return value ? [[name, value]] : []
      }
      const url = parseUrl({ env, name: `${prefix}_URL` })
      return url ? [[name, url]] : []
    }),
  )

const parseAuthority = ({ env, adapter }: { env: Env; adapter: NetworkAdapter }) => {
  const { authority } = adapter.setup
  if (!authority) return null
  const { endpoint, variable } = authority
  const certificateFile = parseFile({ env, name: variable as NetworkVariable })
  const address = parseEndpoints({ env, adapter })[endpoint] ?? adapter.endpoints[endpoint]
  return certificateFile !== null && address ? { address, certificateFile } : null
}

/** `<NETWORK>_CLIENT_ID`, `<NETWORK>_CLIENT_SECRET` and `<NETWORK>_<ENDPOINT>_URL` of every network. */
export const parseNetworks = (env: Env): NetworksConfig => {
  const settings = (network: Network): NetworkSettings => {
    const adapter = adapters[network]
    const of = { env, adapter }
    return { apps: parseApps(of), endpoints: parseEndpoints(of), authority: parseAuthority(of) }
  }
  return byNetwork(settings)
}

/** Object.fromEntries loses the type of the keys; every network is present. */
const byNetwork = <T>(of: (network: Network) => T): Record<Network, T> =>
  Object.fromEntries(ALL_NETWORKS.map((network) => [network, of(network)])) as Record<Network, T>
