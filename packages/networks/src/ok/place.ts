import type { HandNetwork } from '../_shared/hand-network.ts'

/** The page of the account, where a person adds a publication. */
const placeOf: HandNetwork['placeOf'] = ({ profileUrl }) => profileUrl

export const place: HandNetwork = {
  id: 'ok',
  hosts: ['ok.ru'],
  notAccounts: /^\/(?:feed|settings|messages)(?:\/|$)/,
  example: 'ok.ru/group/123456',
  placeOf,
}
