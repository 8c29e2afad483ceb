import { createHandNetwork } from '../hand-network.ts'
import { VkClipsMark } from './mark.tsx'

export const vkClips = createHandNetwork({
  id: 'vk_clips',
  Mark: VkClipsMark,
  color: '#1c4f8f',
  gives: 'Вертикальные видео для сообщества',
  addressHint: 'Например, vk.com/vashe_soobshchestvo',
})
