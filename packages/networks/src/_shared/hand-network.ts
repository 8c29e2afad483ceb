import type { HAND_NETWORKS } from '@kadr/contract/publishing/networks'
import { handLimits } from '@kadr/domain/publishing/networks/hand-limits'
import { NETWORK_NAMES } from '@kadr/domain/publishing/networks/network-names'
import * as z from 'zod/mini'
import type { Failure, HandConnect, NetworkAdapter, Profile } from '../network-adapter.ts'
import type { Publish } from '../publish.ts'
import { perMinute } from './quotas.ts'
import { coverId } from './shared-settings.ts'

/** A network that takes publications from a person alone. */
export type HandNetwork = {
  id: (typeof HAND_NETWORKS)[number]
  /** Hosts of its accounts, without `www` and `m`. */
  hosts: readonly string[]
  /** Paths that are no accounts. */
  notAccounts: RegExp
  /** Shown where an address was not understood. */
  example: string
  placeOf(profile: Profile): string | null
  importsFeed?: true
}

/** What every publication by hand may carry. */
const settings = z.object({
  title: z._default(z.string(), ''),
  firstComment: z._default(z.string(), ''),
  coverId,
  isInFeed: z._default(z.boolean(), false),
})

const NO_TOKENS = {
  accessToken: '',
  refreshToken: null,
  accessExpiresAt: null,
  refreshExpiresAt: null,
  scopes: [],
}

const readAddress = (typed: string, { hosts, notAccounts }: HandNetwork): string | undefined => {
  const text = typed.replace(/[\p{Cf}\s]/gu, '')
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  if (!url) return undefined
  const host = url.hostname.replace(/^(www|m)\./, '')
  const path = url.pathname.replace(/\/+$/, '')
  const isAccount = hosts.includes(host) && path !== '' && !notAccounts.test(path)
  return isAccount ? `https://${host}${path}` : undefined
}

const notUnderstood = ({ id, example }: HandNetwork): Failure => ({
  kind: 'permanent',
  code: 'bad_address',
  message: `Не похоже на адрес аккаунта: ${NETWORK_NAMES[id]}. Скопируйте его целиком, например ${example}`,
  action: 'edit',
})

/** Nobody proves that an account is theirs, so each workspace has its own. */
const connectTo = (network: HandNetwork): HandConnect => ({
  by: 'hand',
  finish({ workspaceId, title, address }) {
    const profileUrl = readAddress(address, network)
    if (!profileUrl) return { kind: 'failed', failure: notUnderstood(network) }
    const profile = {
      externalId: `${workspaceId}:${profileUrl}`,
      title: title.trim(),
      handle: profileUrl.replace(/^https:\/\//, ''),
      avatarUrl: null,
      profileUrl,
      details: {},
    }
    return { kind: 'granted', grants: [{ profile, tokens: NO_TOKENS }] }
  },
})

const BY_HAND: Failure = {
  kind: 'permanent',
  code: 'by_hand',
  message: 'Сюда публикует человек: Кадр приносит файлы и текст.',
  action: 'open_network',
}

const publish: Publish = {
  prepare: async () => ({ kind: 'failed', failure: BY_HAND }),
  submit: async () => ({ kind: 'rejected', failure: BY_HAND }),
  status: async () => ({ kind: 'failed', failure: BY_HAND }),
  reconcile: async () => ({ kind: 'undecidable' }),
  reply: null,
  remove: async () => ({ kind: 'unsupported' }),
}

export const createHandNetwork = (network: HandNetwork): NetworkAdapter => ({
  id: network.id,
  title: NETWORK_NAMES[network.id],
  endpoints: {},
  limits: handLimits[network.id],
  settings,
  requiredScopes: [],
  connect: { default: connectTo(network) },
  tokens: {
    refreshAheadSeconds: 0,
    minimumAgeSeconds: 0,
    refresh: async () => ({ kind: 'unsupported' }),
    async revoke() {},
  },
  profile: async ({ account: { profile } }) => ({ kind: 'found', profile, missingScopes: [] }),
  accountOptions: null,
  publish,
  placeOf: network.placeOf,
  ...(network.importsFeed && { importsFeed: true }),
  metrics: { account: null, items: null, list: null, tracking: null },
  conversations: null,
  noConversations: 'Сеть не даёт: комментарии и сообщения видны только в ней самой.',
  retention: () => null,
  quota: perMinute(60),
  setup: {
    portal: { title: NETWORK_NAMES[network.id], url: `https://${network.hosts[0]}` },
    steps: ['Регистрировать ничего не нужно.', 'Аккаунт добавляют названием и адресом.'],
    review: 'Проверки нет.',
    beforeReview: ['Публикует человек: в нужное время Кадр приносит файлы и текст.'],
    variables: [],
    pullsMedia: false,
    apiVersion: null,
    checkApp: async () => ({ kind: 'accepted' }),
  },
})
