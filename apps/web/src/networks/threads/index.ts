import { attachThreads, detachThreads, threadsUrl } from '@kadr/contract/publishing/connecting'
import { createCodeMethod } from '../code-method.ts'
import type { WebNetwork } from '../network.ts'
import { ThreadsMark } from './mark.tsx'

export const threads: WebNetwork = {
  id: 'threads',
  title: 'Threads',
  Mark: ThreadsMark,
  color: '#55514a',
  needsFootnote: true,
  gives: 'Посты, карусели и цепочки ответов',
  needs: 'Подойдёт любой открытый профиль',
  methods: [createCodeMethod({ network: 'threads', url: threadsUrl, attach: attachThreads })],
  pick: (connections) => connections.threadsAccounts,
  detach: (api, id) => api.call(detachThreads, { params: { id } }),
}
