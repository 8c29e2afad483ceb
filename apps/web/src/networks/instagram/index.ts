import {
  attachFacebookBusiness,
  attachInstagram,
  detachInstagram,
  facebookBusinessUrl,
  instagramUrl,
} from '@kadr/contract/publishing/connecting'
import { callbackPathOf } from '@kadr/domain/publishing/networks/callback-path'
import { createCodeMethod } from '../code-method.ts'
import type { OAuthMethod, WebNetwork } from '../network.ts'
import { readToken } from '../read-return.ts'
import { InstagramMark } from './mark.tsx'

const FACEBOOK_METHOD = 'facebook-business'

/** Facebook gives the token to the page itself; the server verifies it before it trusts it. */
const byFacebook: OAuthMethod = {
  by: 'oauth',
  id: FACEBOOK_METHOD,
  label: 'Через Facebook',
  hint: 'Аккаунты, привязанные к вашим страницам Facebook: все сразу.',
  callbackPath: callbackPathOf({ network: 'instagram', method: FACEBOOK_METHOD }),
  opensWindow: false,
  getUrl: (api) => api.call(facebookBusinessUrl),
  readReturn: readToken,
  attach: (api, grant) => {
    if (grant.kind !== 'token') throw new Error('Facebook answers with a token')
    const { kind: _kind, ...body } = grant
    return api.call(attachFacebookBusiness, { body })
  },
}

export const instagram: WebNetwork = {
  id: 'instagram',
  title: 'Instagram',
  Mark: InstagramMark,
  color: '#c2388f',
  needsFootnote: true,
  gives: 'Рилсы, посты, карусели и истории',
  needs: 'Нужен профессиональный аккаунт: автор или бизнес',
  methods: [
    createCodeMethod({
      network: 'instagram',
      url: instagramUrl,
      attach: attachInstagram,
      label: 'Через Instagram',
      hint: 'Один профессиональный аккаунт, страница Facebook не нужна.',
    }),
    byFacebook,
  ],
  pick: (connections) => connections.instagramAccounts,
  detach: (api, id) => api.call(detachInstagram, { params: { id } }),
}
