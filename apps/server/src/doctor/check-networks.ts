import { NETWORKS, type Network } from '@kadr/contract/publishing/networks'
import { adapters } from '@kadr/networks'
import type { Config } from '../config/config.ts'
import { mayShareApp } from '../config/networks.ts'
import { isPublicAddress } from '../config/parse.ts'
import {
  listNoticeUrls,
  listRedirectUrls,
} from '../modules/publishing/connections/network-setup.ts'
import { listEndingVersions } from '../platform/outside/networks/api-versions.ts'
import { findNetworkAccess } from '../platform/outside/networks/network-access.ts'
import type { Networks } from '../platform/outside/networks/networks.ts'
import { type Finding, finding } from './finding.ts'

type Doctor = { config: Config; networks: Networks; now: Date }

const webhookUrlOf = ({ publicUrl, bot }: Config) =>
  bot.isWebhook ? `${publicUrl}/api/bot/webhook` : null

const checkVersion = ({ config, network, now }: Doctor & { network: Network }): Finding[] =>
  listEndingVersions({ config, now })
    .filter((version) => version.network === network)
    .map(({ value, endsOn, variable, hasEnded }) => {
      const ending = hasEnded ? `закрыта с ${endsOn}` : `закрывается ${endsOn}`
      const text = `версия API ${value} ${ending}. Обновите программу или задайте ${variable}.`
      return finding(hasEnded ? 'error' : 'warning', adapters[network].title, text)
    })

const subjectOf = ({ network, method }: { network: Network; method: string }) => {
  const { title } = adapters[network]
  return method === 'default' ? title : `${title} (${method})`
}

const checkMethod = async ({
  config,
  networks,
  network,
  method,
}: Doctor & { network: Network; method: string }): Promise<Finding[]> => {
  const { setup } = adapters[network]
  const subject = subjectOf({ network, method })
  const ctx = networks.findContext({ network, method })
  if (!ctx) return []
  const own = listRedirectUrls({ config, network, methods: [method] })
  const [redirectUri = ''] = [...own, ...listRedirectUrls({ config, network })]
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

/** The network refuses such a method, or whatever else its application is for. */
const findSharedApps = ({
  network,
  config,
  methods,
}: Pick<Doctor, 'config'> & { network: Network; methods: readonly string[] }): Finding[] =>
  methods
    .filter((method) => method !== 'default' && !mayShareApp(adapters[network], method))
    .filter(
      (method) =>
        keyOf({ config, network, method }) === keyOf({ config, network, method: 'default' }),
    )
    .map((method) =>
      finding(
        'error',
        subjectOf({ network, method }),
        'ключи те же, что у основного входа, а этому способу нужно другое приложение.',
      ),
    )

const NOTICES = {
  deauthorize: 'адрес уведомлений о тех, кто убрал приложение',
  'delete-data': 'адрес запросов на удаление данных',
} as const

/** What has to be registered at the network by hand. */
const listAddresses = (place: {
  config: Config
  network: Network
  methods: readonly string[]
}): Finding[] => {
  const { title } = adapters[place.network]
  const returns = listRedirectUrls(place).map(
    (url) => `адрес возврата, который должен быть зарегистрирован: ${url}`,
  )
  const notices = listNoticeUrls(place).map(({ notice, url }) => `${NOTICES[notice]}: ${url}`)
  return [...returns, ...notices].map((text) => finding('info', title, text))
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
  const isBlind = setup.pullsMedia && !isPublicAddress(config.publicUrl)
  const text = 'сеть сама забирает файлы, а PUBLIC_URL ей не виден: нужен публичный https-адрес.'
  return [
    ...checked.flat(),
    ...findSharedApps({ config, network, methods: real }),
    ...listAddresses({ config, network, methods: real }),
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
