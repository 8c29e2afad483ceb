import type { HandNetwork } from '../_shared/hand-network.ts'

/** The page of the account, where a person adds a publication. */
const placeOf: HandNetwork['placeOf'] = ({ profileUrl }) => profileUrl

export const place: HandNetwork = {
  id: 'dzen',
  hosts: ['dzen.ru'],
  notAccounts: /^\/(?:a|video|news|search|articles)(?:\/|$)/,
  example: 'dzen.ru/vash_kanal',
  placeOf,
  importsFeed: true,
}
