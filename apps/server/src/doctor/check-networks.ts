import { NETWORKS, type Network } from '@kadr/contract/networks'
import { adapters } from '@kadr/networks'
import type { Config } from '../config/config.ts'
import { isPublicAddress } from '../config/public-address.ts'
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

const checkWay = async ({
  config,
  networks,
  network,
  way,
}: Doctor & { network: Network; way: string }): Promise<Finding[]> => {
  const { title, setup } = adapters[network]
  const subject = way === 'default' ? title : `${title} (${way})`
  const ctx = networks.findContext({ network, way })
  if (!ctx) return []
  const [redirectUri = ''] = listRedirectUrls({ config, network })
  const check = await setup.checkApp({ ctx, way, redirectUri, webhookUrl: webhookUrlOf(config) })
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
  const real = Object.keys(connect).filter((way) => {
    const access = findNetworkAccess({ config, network, way })
    return access && !access.isSandbox
  })
  if (real.length === 0) return [describeMissing(doctor)]
  // Ways with the same application are checked once, as the first of them.
  const ways = [
    ...new Map(real.toReversed().map((way) => [keyOf({ config, network, way }), way])).values(),
  ]
  const checked = await Promise.all(ways.map((way) => checkWay({ ...doctor, way })))
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

const keyOf = (place: { config: Config; network: Network; way: string }) =>
  findNetworkAccess(place)?.app.clientId ?? ''

/** Keys, addresses of return and versions of every network. */
export const checkNetworks = async (doctor: Doctor): Promise<Finding[]> => {
  const found = await Promise.all(NETWORKS.map((network) => checkNetwork({ ...doctor, network })))
  return found.flat()
}
