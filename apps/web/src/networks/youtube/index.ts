import { attachYoutube, detachYoutube, youtubeUrl } from '@kadr/contract/publishing/connecting'
import { createCodeMethod } from '../code-method.ts'
import type { WebNetwork } from '../network.ts'
import { YoutubeMark } from './mark.tsx'

export const youtube: WebNetwork = {
  id: 'youtube',
  title: 'YouTube',
  Mark: YoutubeMark,
  color: '#d1251b',
  gives: 'Шортсы и ролики на канал, сразу или по расписанию',
  needs: 'Нужен канал, который вы ведёте',
  methods: [
    createCodeMethod({
      network: 'youtube',
      url: youtubeUrl,
      attach: attachYoutube,
      opensWindow: true,
    }),
  ],
  pick: (connections) => connections.youtubeAccounts,
  detach: (api, id) => api.call(detachYoutube, { params: { id } }),
}
