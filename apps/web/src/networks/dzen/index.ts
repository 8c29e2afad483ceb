import { createHandNetwork } from '../hand-network.ts'
import { DzenMark } from './mark.tsx'

export const dzen = createHandNetwork({
  id: 'dzen',
  Mark: DzenMark,
  color: '#33302c',
  gives: 'Посты, статьи и видео для канала',
  addressHint: 'Например, dzen.ru/vash_kanal',
})
