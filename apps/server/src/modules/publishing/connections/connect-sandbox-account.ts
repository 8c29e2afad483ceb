import { createHash } from 'node:crypto'
import { callbackPathOf, DEFAULT_METHOD } from '@kadr/domain/publishing/networks/callback-path'
import { adapters } from '@kadr/networks'
import { demoCredentialsOf } from '@kadr/sandbox/networks/demo-credentials'
import { sandboxNetworkUrls } from '../../../config/sandbox-credentials.ts'
import type { AppContext } from '../../../context.ts'
import { createOpaqueToken } from '../../../platform/crypto/opaque-token.ts'
import { attachChannel, attachWithPassword, storeOutcome } from './attach-account.ts'
import type { AttachInput } from './begin-connect.ts'
import { getSignInMethod } from './sign-in-method.ts'
import type { AttachResult } from './store-grants.ts'

/** The consent page by the address at which this process reaches itself. */
const toServerUrl = ({ ctx, url }: { ctx: AppContext; url: string }) => {
  const { browserUrl, serverUrl } = sandboxNetworkUrls(ctx.config)
  if (!url.startsWith(browserUrl)) throw new Error('Only a sandbox network can be signed in to')
  return url.replace(browserUrl, serverUrl)
}

/** Submits the consent page for one of its accounts; returns the code of the redirect. */
const consent = async ({
  ctx,
  url,
  person,
}: {
  ctx: AppContext
  url: string
  person: number
}): Promise<string> => {
  const address = toServerUrl({ ctx, url })
  const html = await (await fetch(address)).text()
  const form = new URLSearchParams({ decision: 'allow' })
  for (const [name, value] of new URL(url).searchParams) form.set(`request.${name}`, value)
  for (const [, scope = ''] of html.matchAll(/name="scope" value="([^"]+)"/g)) {
    form.append('scope', scope)
  }
  const people = [...html.matchAll(/name="person" value="([^"]+)"/g)].map(([, id = '']) => id)
  form.set('person', people[person] ?? '')
  const answer = await fetch(address, { method: 'POST', body: form, redirect: 'manual' })
  const back = answer.headers.get('location')
  if (!back) throw new Error(`The consent page answered ${answer.status}`)
  return new URL(back).searchParams.get('code') ?? ''
}

const connectByConsent = async ({
  person,
  ...input
}: AttachInput & { person: number }): Promise<AttachResult> => {
  const { ctx, network, method } = input
  const { connect, networkContext } = getSignInMethod({ ...input, by: ['oauth'] })
  const redirectUri = `${ctx.config.publicUrl}${callbackPathOf({ network, method })}`
  const verifier = createOpaqueToken()
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const url = connect.begin({
    ctx: networkContext,
    redirectUri,
    state: createOpaqueToken(),
    challenge: connect.usesPkce ? challenge : '',
    moreScopes:
      adapters[network].conversations?.abilities({ details: {}, scopes: [] }).scopes ?? [],
  })
  const outcome = await connect.finish({
    ctx: networkContext,
    redirectUri,
    code: await consent({ ctx, url, person }),
    verifier: connect.usesPkce ? verifier : '',
  })
  return storeOutcome({ ...input, outcome })
}

/** Signs in to a sandbox network without a browser: as its first account, or by its consent page as another one. */
export const connectSandboxAccount = ({
  person = 0,
  ...input
}: Omit<AttachInput, 'method'> & { person?: number }): Promise<AttachResult> => {
  const place = { ...input, method: DEFAULT_METHOD }
  const { connect } = getSignInMethod({ ...place, by: ['oauth', 'password', 'bot'] })
  const typed = demoCredentialsOf(input.network)
  if (connect.by === 'password') return attachWithPassword({ ...input, ...typed })
  if (connect.by === 'bot') return attachChannel({ ...input, channel: typed.username })
  return connectByConsent({ ...place, person })
}
