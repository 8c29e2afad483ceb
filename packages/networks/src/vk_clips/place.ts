import type { HandNetwork } from '../_shared/hand-network.ts'

/** The page of the account, where a person adds a publication. */
const placeOf: HandNetwork['placeOf'] = ({ profileUrl }) => profileUrl

export const place: HandNetwork = {
  id: 'vk_clips',
  hosts: ['vk.com', 'vk.ru'],
  notAccounts: /^\/(?:feed|im|clips|video|wall|al_)/,
  example: 'vk.com/vashe_soobshchestvo',
  placeOf,
}
