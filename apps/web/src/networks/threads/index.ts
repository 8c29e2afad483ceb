import { attachThreads, detachThreads, threadsUrl } from '@kadr/contract/connections'
import { byCode } from '../by-code.ts'
import type { WebNetwork } from '../network.ts'
import { ThreadsMark } from './mark.tsx'

export const threads: WebNetwork = {
  id: 'threads',
  title: 'Threads',
  Mark: ThreadsMark,
  needsFootnote: true,
  gives: 'Посты, карусели и цепочки ответов',
  needs: 'Подойдёт любой открытый профиль',
  ways: [byCode({ network: 'threads', url: threadsUrl, attach: attachThreads })],
  pick: (connections) => connections.threadsAccounts,
  detach: (api, id) => api.call(detachThreads, { params: { id } }),
}
