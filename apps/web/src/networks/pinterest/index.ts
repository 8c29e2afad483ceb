import {
  attachPinterest,
  detachPinterest,
  pinterestUrl,
} from '@kadr/contract/publishing/connecting'
import { createCodeMethod } from '../code-method.ts'
import type { WebNetwork } from '../network.ts'
import { PinterestMark } from './mark.tsx'

export const pinterest: WebNetwork = {
  id: 'pinterest',
  title: 'Pinterest',
  Mark: PinterestMark,
  color: '#a3182b',
  gives: 'Пины и видеопины на ваши доски',
  needs: 'Нужен бизнес-аккаунт, его делают бесплатно в настройках',
  methods: [createCodeMethod({ network: 'pinterest', url: pinterestUrl, attach: attachPinterest })],
  pick: (connections) => connections.pinterestAccounts,
  detach: (api, id) => api.call(detachPinterest, { params: { id } }),
}
