import { createHandNetwork } from '../hand-network.ts'
import { RutubeMark } from './mark.tsx'

export const rutube = createHandNetwork({
  id: 'rutube',
  Mark: RutubeMark,
  color: '#0f3d5c',
  gives: 'Видео с заголовком и описанием для канала',
  addressHint: 'Например, rutube.ru/channel/123456',
})
