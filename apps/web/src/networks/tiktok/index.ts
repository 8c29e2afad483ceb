import { attachTiktok, detachTiktok, tiktokUrl } from '@kadr/contract/publishing/connecting'
import { createCodeMethod } from '../code-method.ts'
import type { WebNetwork } from '../network.ts'
import { TiktokMark } from './mark.tsx'

export const tiktok: WebNetwork = {
  id: 'tiktok',
  title: 'TikTok',
  Mark: TiktokMark,
  color: '#1b1a18',
  gives: 'Видео и фотокарусели в ленту или в черновики',
  needs: 'Подойдёт любой аккаунт',
  methods: [createCodeMethod({ network: 'tiktok', url: tiktokUrl, attach: attachTiktok })],
  pick: (connections) => connections.tiktokAccounts,
  detach: (api, id) => api.call(detachTiktok, { params: { id } }),
}
