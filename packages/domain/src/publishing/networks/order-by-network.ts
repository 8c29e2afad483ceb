import type { Network } from '@kadr/contract/publishing/networks'

/** The order of networks on every screen, in messages and in files. */
export const NETWORK_ORDER = [
  'youtube',
  'tiktok',
  'telegram',
  'vk',
  'instagram',
  'threads',
  'pinterest',
  'linkedin',
  'bluesky',
  'max',
  'vk_clips',
  'ok',
  'dzen',
  'rutube',
] as const satisfies readonly Network[]

type Account = { network: Network; accountTitle?: string; title?: string }

const titleOf = ({ accountTitle, title }: Account) => accountTitle ?? title ?? ''

export const compareByNetwork = (one: Account, other: Account): number =>
  NETWORK_ORDER.indexOf(one.network) - NETWORK_ORDER.indexOf(other.network) ||
  titleOf(one).localeCompare(titleOf(other), 'ru')

/** Accounts of one network by their names. */
export const orderByNetwork = <One extends Account>(accounts: readonly One[]): One[] =>
  accounts.toSorted(compareByNetwork)
