import type { attached } from '@kadr/contract/publishing/connecting'
import type { Connection, Connections } from '@kadr/contract/publishing/connections'
import type { Network } from '@kadr/contract/publishing/networks'
import type { PublicConfig } from '@kadr/contract/site/config'
import type { FunctionComponent } from 'react'
import type * as z from 'zod/mini'
import type { Api } from '../platform/api/api-client.ts'

/** The parameters of an OAuth redirect. */
export type OAuthAnswer =
  | { kind: 'code'; code: string; state: string; deviceId?: string }
  | { kind: 'token'; accessToken: string; longLivedToken?: string; state: string }
  | { kind: 'refused' }
  | { kind: 'broken' }
export type OAuthGrant = Extract<OAuthAnswer, { state: string }>

export type Attached = z.infer<typeof attached>

/** Sign-in on the network's own page, which redirects to `callbackPath`. */
export type OAuthMethod = {
  by: 'oauth'
  /** The method's id on the server. */
  id: string
  /** Shown where a network has several methods. */
  label: string
  hint: string
  callbackPath: string
  /** The network's page works in a popup; without popups it opens in the same window. */
  opensWindow: boolean
  getUrl: (api: Api) => Promise<{ url: string }>
  readReturn: (address: { search: string; hash: string }) => OAuthAnswer
  attach: (api: Api, grant: OAuthGrant) => Promise<Attached>
}

/** A handle and an app password created in the network's settings. */
export type PasswordMethod = {
  by: 'password'
  /** Shown where a network has several methods. */
  label?: string
  hint?: string
  copy: {
    username: string
    usernameHint: string
    password: string
    passwordHint: string
    help: { label: string; url: string }
  }
  /** Where the password is made, drawn. */
  Place?: FunctionComponent
  attach: (api: Api, credentials: { username: string; password: string }) => Promise<Attached>
}

/** Our bot, added to the channel as an administrator. */
export type BotMethod = {
  by: 'bot'
  copy: {
    steps: (botName: string) => readonly string[]
    openBot: string
    channel: string
    channelHint: string
  }
  /** Our bot in the messenger, if there is one. */
  findBot: (config: PublicConfig) => string | null
  botUrl: (botName: string) => string
  attach: (api: Api, request: { channel: string }) => Promise<Attached>
}

/** A name and an address: the person publishes there by hand. */
export type HandMethod = {
  by: 'hand'
  copy: { address: string; addressHint: string }
  attach: (api: Api, account: { title: string; address: string }) => Promise<Attached>
}

export type Method = OAuthMethod | PasswordMethod | BotMethod | HandMethod

/** The web part of one network. Nothing outside its folder refers to it by name. */
export type WebNetwork = {
  id: Network
  title: string
  Mark: FunctionComponent<MarkProps>
  /** For the icon and the edge of items; at least 4.5:1 on the surface. Never the only cue. */
  color: string
  /** Russian law requires a note wherever it is named. */
  needsFootnote?: boolean
  /** The benefit of connecting, in one sentence. */
  gives: string
  /** The network's requirements for the account. */
  needs: string
  methods: readonly [Method, ...Method[]]
  pick: (connections: Connections) => Connection[]
  detach: (api: Api, id: string) => Promise<unknown>
}

export type MarkProps = { className?: string }
