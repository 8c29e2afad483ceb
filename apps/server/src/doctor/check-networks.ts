import { NETWORKS, type Network } from '@kadr/contract/networks'
import { adapters } from '@kadr/networks'
import type { Config } from '../config/config.ts'
import { isPublicAddress } from '../config/parse.ts'
import { listRedirectUrls } from '../modules/connections/network-setup.ts'
import { listEndingVersions } from '../platform/networks/api-versions.ts'
import { findNetworkAccess } from '../platform/networks/network-access.ts'
import type { Networks } from '../platform/networks/networks.ts'
import { type Finding, finding } from './finding.ts'

type Doctor = { config: Config; networks: Networks; now: Date }

const webhookUrlOf = ({ publicUrl, bot }: Config) =>
  bot.isWebhook ? `${publicUrl}/api/bot/webhook` : null

const checkVersion = ({ config, network, now }: Doctor & { network: Network }): Finding[] =>
  listEndingVersions({ config, now })
    .filter((version) => version.network === network)
    .map(({ value, endsOn, variable, hasEnded }) => {
      const when = hasEnded ? `закрыта с ${endsOn}` : `закрывается ${endsOn}`
      const text = `версия API ${value} ${when}. Обновите программу или задайте ${variable}.`
      return finding(hasEnded ? 'error' : 'warning', adapters[network].title, text)
    })

const checkMethod = async ({
  config,
  networks,
  network,
  method,
}: Doctor & { network: Network; method: string }): Promise<Finding[]> => {
  const { title, setup } = adapters[network]
  const subject = method === 'default' ? title : `${title} (${method})`
  const ctx = networks.findContext({ network, method })
  if (!ctx) return []
  const [redirectUri = ''] = listRedirectUrls({ config, network })
  const check = await setup.checkApp({ ctx, method, redirectUri, webhookUrl: webhookUrlOf(config) })
  switch (check.kind) {
    case 'accepted':
      return check.warning
        ? [finding('warning', subject, check.warning)]
        : [finding('ok', subject, 'ключи приняты.')]
    case 'refused':
      return [finding('error', subject, check.reason)]
    case 'unreachable':
      return [
        finding('error', subject, 'сеть не отвечает. Проверьте выход в интернет с этой машины.'),
      ]
  }
}

const describeMissing = ({ config, network }: Doctor & { network: Network }): Finding => {
  const { title } = adapters[network]
  return config.isSandbox
    ? finding('info', title, 'ключей нет, играет песочница.')
    : finding('warning', title, 'ключей нет, подключить эту сеть нельзя.')
}

const checkNetwork = async (doctor: Doctor & { network: Network }): Promise<Finding[]> => {
  const { config, network } = doctor
  const { connect, setup, title } = adapters[network]
  const real = Object.keys(connect).filter((method) => {
    const access = findNetworkAccess({ config, network, method })
    return access && !access.isSandbox
  })
  if (real.length === 0) return [describeMissing(doctor)]
  // Methods with the same application are checked once, as the first of them.
  const methods = [
    ...new Map(
      real.toReversed().map((method) => [keyOf({ config, network, method }), method]),
    ).values(),
  ]
  const checked = await Promise.all(methods.map((method) => checkMethod({ ...doctor, method })))
  const returns = listRedirectUrls({ config, network }).map((url) =>
    finding('info', title, `адрес возврата, который должен быть зарегистрирован: ${url}`),
  )
  const isBlind = setup.pullsMedia && !isPublicAddress(config.publicUrl)
  const text = 'сеть сама забирает файлы, а PUBLIC_URL ей не виден: нужен публичный https-адрес.'
  return [
    ...checked.flat(),
    ...returns,
    ...(isBlind ? [finding('error', title, text)] : []),
    ...checkVersion(doctor),
  ]
}

const keyOf = (place: { config: Config; network: Network; method: string }) =>
  findNetworkAccess(place)?.app.clientId ?? ''

/** Keys, addresses of return and versions of every network. */
export const checkNetworks = async (doctor: Doctor): Promise<Finding[]> => {
  const found = await Promise.all(NETWORKS.map((network) => checkNetwork({ ...doctor, network })))
  return found.flat()
}
