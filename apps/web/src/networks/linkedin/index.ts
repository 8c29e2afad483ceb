import { attachLinkedin, detachLinkedin, linkedinUrl } from '@kadr/contract/connections'
import { byCode } from '../by-code.ts'
import type { WebNetwork } from '../network.ts'
import { LinkedinMark } from './mark.tsx'

export const linkedin: WebNetwork = {
  id: 'linkedin',
  title: 'LinkedIn',
  Mark: LinkedinMark,
  gives: 'Посты, картинки и видео в личном профиле',
  needs: 'Вход повторяют раз в два месяца: предупредим заранее',
  ways: [byCode({ network: 'linkedin', url: linkedinUrl, attach: attachLinkedin })],
  pick: (connections) => connections.linkedinAccounts,
  detach: (api, id) => api.call(detachLinkedin, { params: { id } }),
}
