import { attachByHand, detachByHand } from '@kadr/contract/publishing/connecting'
import type { HAND_NETWORKS } from '@kadr/contract/publishing/networks'
import { NETWORK_NAMES } from '@kadr/domain/publishing/networks/network-names'
import type { HandMethod, WebNetwork } from './network.ts'

type Face = Pick<WebNetwork, 'Mark' | 'color' | 'gives'> & {
  id: (typeof HAND_NETWORKS)[number]
  addressHint: string
}

/** The web part of a network that takes publications from a person alone. */
export const createHandNetwork = ({ id, addressHint, ...face }: Face): WebNetwork => {
  const method: HandMethod = {
    by: 'hand',
    copy: { address: 'Адрес', addressHint },
    attach: (api, account) => api.call(attachByHand, { body: { network: id, ...account } }),
  }
  return {
    id,
    title: NETWORK_NAMES[id],
    ...face,
    needs: 'Публикуете вы сами: в нужное время Кадр и бот приносят файлы, текст и ссылку',
    methods: [method],
    pick: ({ handAccounts }) => handAccounts.filter(({ network }) => network === id),
    detach: (api, accountId) => api.call(detachByHand, { params: { network: id, id: accountId } }),
  }
}
