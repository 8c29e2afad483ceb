import { createHash } from 'node:crypto'
import { GUESTS } from '../_shared/guests.ts'

export type VkCommunity = {
  /** Positive; its wall is the same number with a minus. */
  id: string
  name: string
  screenName: string
  type: 'group' | 'page'
  /** Stories are for communities that VK has verified. */
  isVerified: boolean
  isClosed: boolean
  adminIds: readonly string[]
  /** Made in «Работа с API». */
  key: string
  isGuest?: boolean
}

export type VkUser = {
  id: string
  firstName: string
  lastName: string
  /** Of an application that had the old rights: all of them, without an end. */
  token: string
  isGuest?: boolean
}

const tokenOf = (word: string) =>
  `vk1.a.${createHash('sha512').update(`vk/${word}`).digest('base64url')}`

const ANNA = '170000101'
const BORIS = '170000102'

const ownerOf = (number: number) => String(170_001_000 + number)

export const VK_USERS: readonly VkUser[] = [
  { id: ANNA, firstName: 'Анна', lastName: 'Ветрова', token: tokenOf('user-anna') },
  { id: BORIS, firstName: 'Борис', lastName: 'Ковалёв', token: tokenOf('user-boris') },
  ...GUESTS.map(({ name, word, number }) => ({
    id: ownerOf(number),
    firstName: name,
    lastName: '',
    token: tokenOf(`user-${word}`),
    isGuest: true,
  })),
]

export const VK_COMMUNITIES: readonly VkCommunity[] = [
  {
    id: '220000101',
    name: 'Анна Ветрова',
    screenName: 'vetrova.life',
    type: 'page',
    isVerified: false,
    isClosed: false,
    adminIds: [ANNA],
    key: tokenOf('vetrova'),
  },
  {
    id: '220000102',
    name: 'Кофейня «Полдень»',
    screenName: 'polden.coffee',
    type: 'group',
    isVerified: true,
    isClosed: false,
    adminIds: [ANNA, BORIS],
    key: tokenOf('polden'),
  },
  ...GUESTS.map(
    ({ name, word, number }): VkCommunity => ({
      id: String(220_001_000 + number),
      name,
      screenName: `${word}.gost`,
      type: 'group',
      isVerified: false,
      isClosed: false,
      adminIds: [ownerOf(number)],
      key: tokenOf(word),
      isGuest: true,
    }),
  ),
]

export const findCommunity = (id: string): VkCommunity | undefined =>
  VK_COMMUNITIES.find((community) => community.id === id)

/** By number, short name, `club…` or `public…`. */
export const findCommunityByName = (name: string): VkCommunity | undefined =>
  VK_COMMUNITIES.find(({ id, screenName }) =>
    [id, screenName, `club${id}`, `public${id}`].includes(name),
  )

export const findUser = (id: string): VkUser | undefined => VK_USERS.find((user) => user.id === id)

/** A wall of a community: its id without the minus. */
export const groupOfOwner = (ownerId: string | undefined): string =>
  /^-(\d+)$/.exec(ownerId ?? '')?.[1] ?? ''

export const isAdmin = (userId: string, groupId: string): boolean =>
  findCommunity(groupId)?.adminIds.includes(userId) ?? false
