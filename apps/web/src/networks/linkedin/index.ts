import {
  attachLinkedin,
  attachLinkedinPages,
  detachLinkedin,
  linkedinPagesUrl,
  linkedinUrl,
} from '@kadr/contract/publishing/connecting'
import { createCodeMethod } from '../code-method.ts'
import type { WebNetwork } from '../network.ts'
import { LinkedinMark } from './mark.tsx'

export const linkedin: WebNetwork = {
  id: 'linkedin',
  title: 'LinkedIn',
  Mark: LinkedinMark,
  color: '#0a66c2',
  gives: 'Посты, картинки и видео в профиле и на странице компании',
  needs: 'Вход повторяют раз в два месяца: предупредим заранее',
  methods: [
    createCodeMethod({
      network: 'linkedin',
      url: linkedinUrl,
      attach: attachLinkedin,
      label: 'Личный профиль',
      hint: 'Посты от вашего имени.',
    }),
    createCodeMethod({
      network: 'linkedin',
      method: 'pages',
      url: linkedinPagesUrl,
      attach: attachLinkedinPages,
      label: 'Страницы компаний',
      hint: 'Все страницы, где вы администратор, и их цифры.',
    }),
  ],
  pick: (connections) => connections.linkedinAccounts,
  detach: (api, id) => api.call(detachLinkedin, { params: { id } }),
}
