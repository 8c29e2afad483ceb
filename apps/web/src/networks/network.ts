import type { attached } from '@kadr/contract/connecting'
import type { Connection, Connections } from '@kadr/contract/connections'
import type { Network } from '@kadr/contract/networks'
import type { FunctionComponent } from 'react'
import type * as z from 'zod/mini'
import type { Api } from '../platform/api-client.ts'

/** What a network's consent page sent the person back with. */
export type OAuthAnswer =
  | { kind: 'code'; code: string; state: string }
  | { kind: 'token'; accessToken: string; longLivedToken?: string; state: string }
  | { kind: 'refused' }
  | { kind: 'broken' }
export type OAuthGrant = Extract<OAuthAnswer, { state: string }>

export type Attached = z.infer<typeof attached>

/** Sign-in on the network's own page, which leads back to `callbackPath`. */
export type OAuthWay = {
  by: 'oauth'
  /** The server's name of this way. */
  id: string
  /** What the person chooses between, where there are several ways. */
  label: string
  hint: string
  callbackPath: string
  /** The network's page fits into a window beside ours; where windows are forbidden it takes ours. */
  opensWindow: boolean
  getUrl: (api: Api) => Promise<{ url: string }>
  readReturn: (address: { search: string; hash: string }) => OAuthAnswer
  attach: (api: Api, grant: OAuthGrant) => Promise<Attached>
}

/** A name and a password made for this purpose in the network's settings. */
export type PasswordWay = {
  by: 'password'
  copy: {
    username: string
    usernameHint: string
    password: string
    passwordHint: string
    help: { label: string; url: string }
  }
  attach: (api: Api, credentials: { username: string; password: string }) => Promise<Attached>
}

/** Our bot, made an administrator of the channel. */
export type BotWay = {
  by: 'bot'
  copy: {
    steps: (botName: string) => readonly string[]
    openBot: string
    channel: string
    channelHint: string
  }
  botUrl: (botName: string) => string
  attach: (api: Api, request: { channel: string }) => Promise<Attached>
}

type Way = OAuthWay | PasswordWay | BotWay

/** One network as the screens know it. Nothing outside its folder names it. */
export type WebNetwork = {
  id: Network
  title: string
  Mark: FunctionComponent<MarkProps>
  /** For its mark and the edge of its items; at least 4.5:1 on the surface. Never the only sign. */
  color: `#${string}`
  /** Russian law wants a note wherever it is named. */
  needsFootnote?: boolean
  /** What connecting gives, in one line. */
  gives: string
  /** What the network asks of the account. */
  needs: string
  ways: readonly [Way, ...Way[]]
  pick: (connections: Connections) => Connection[]
  detach: (api: Api, id: string) => Promise<unknown>
}

export type MarkProps = { className?: string }
