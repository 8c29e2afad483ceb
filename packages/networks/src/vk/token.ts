import type { Account } from '../account.ts'
import type { NetworkAdapter } from '../network-adapter.ts'

/** A key of a community, or a token of a person who administers it: pasted, or of VK ID. */
export type TokenKind = 'key' | 'person'

export const kindOfToken = ({ profile }: Account): TokenKind =>
  profile.details.token === 'person' ? 'person' : 'key'

export const ownerOf = ({ profile }: Account): string => `-${profile.externalId}`

/** By VK ID: its tokens tell their rights themselves, and end. */
export const isSignedIn = ({ profile }: Account): boolean => profile.details.deviceId !== undefined

/** What VK takes from a token, by its kind and its rights. */
export const maySend = (account: Account, what: 'files' | 'stories'): boolean => {
  const { scopes } = account.tokens
  if (what === 'stories') return scopes.includes('stories') || kindOfToken(account) === 'person'
  return kindOfToken(account) === 'person' && scopes.includes('photos') && scopes.includes('video')
}

/** Dialogs of a community are open to its key only. */
export const mayTalk = (of: {
  details: Account['profile']['details']
  scopes: readonly string[]
}) => of.details.token !== 'person' && of.scopes.includes('messages')

/** What the token can do, in words for its card. */
export const abilitiesOfToken: NonNullable<NetworkAdapter['abilitiesOf']> = ({
  details,
  scopes,
}) => {
  const isPerson = details.token === 'person'
  const may = (right: string) => scopes.includes(right)
  return [
    ...(may('wall') ? ['Текст и ссылки', 'Первый комментарий'] : []),
    ...(isPerson && may('photos') && may('video') ? ['Фото', 'Видео'] : []),
    ...(may('stories') ? ['Истории'] : []),
    ...(isPerson && may('wall') ? ['Удаление'] : []),
    ...(isPerson && may('stats') ? ['Статистика'] : ['Подписчики']),
  ]
}
