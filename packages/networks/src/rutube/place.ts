import type { HandNetwork } from '../_shared/hand-network.ts'

/** The studio of the person who is signed in there. */
const placeOf: HandNetwork['placeOf'] = () => 'https://studio.rutube.ru/'

export const place: HandNetwork = {
  id: 'rutube',
  hosts: ['rutube.ru'],
  notAccounts: /^\/(?:video|feeds|search|live)(?:\/|$)/,
  example: 'rutube.ru/channel/123456',
  placeOf,
}
