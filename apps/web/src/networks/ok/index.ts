import { createHandNetwork } from '../hand-network.ts'
import { OkMark } from './mark.tsx'

export const ok = createHandNetwork({
  id: 'ok',
  Mark: OkMark,
  color: '#b35400',
  gives: 'Посты с фото и видео для группы',
  addressHint: 'Например, ok.ru/group/123456',
})
