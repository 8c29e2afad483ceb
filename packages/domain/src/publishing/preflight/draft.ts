import type { Resource } from '@kadr/contract/library/resources'
import type { ConnectionStatus } from '@kadr/contract/publishing/connections'
import type { PostProblem, ProblemFix } from '@kadr/contract/publishing/post-checks'
import type { TargetSettings } from '@kadr/contract/publishing/post-targets'
import type { Advertiser } from '@kadr/contract/publishing/posts'
import type { AccountOptions } from '@kadr/contract/publishing/publisher-setup'
import type { MediaShape, NetworkLimits } from '../networks/limits.ts'
import type { Utm } from '../posts/tag-links.ts'

/** Facts about a file the rules use; a resource satisfies it. */
export type PreflightMedia = Pick<
  Resource,
  'id' | 'kind' | 'state' | 'mimeType' | 'size' | 'width' | 'height' | 'durationSeconds' | 'altText'
>

/** A post for one connection, before its signature, UTM tags and label are added. */
export type TargetDraft = {
  text: string
  utm: Utm | null
  erid: string
  advertiser?: Advertiser | null | undefined
  media: readonly PreflightMedia[]
  settings: TargetSettings
  /** Of the account. */
  signature: string
}

export type PreflightAccount = {
  status: ConnectionStatus
  missingScopes: readonly string[]
  /** Account constraints; null until read. */
  options: AccountOptions | null
}

/** Input of a rule. */
export type Check = {
  limits: NetworkLimits
  /** Display name of the network. */
  title: string
  draft: TargetDraft
  /** The published text, and the text as the network counts it. */
  text: string
  shape: MediaShape | undefined
  account: PreflightAccount
}

export type Rule = (check: Check) => PostProblem[]

/** Rules of a network beyond its limits. */
export type NetworkRules = {
  title: string
  /** Scopes needed only by follow-up texts. */
  replyScopes: readonly string[]
  /** Shapes requested by the settings; null derives the shape from the media. */
  shapesOf(settings: TargetSettings): readonly MediaShape['name'][] | null
  /** The text after the network parsed its markup. */
  shownText(input: { text: string; settings: TargetSettings }): string
  check: Rule
}

export const problem = (given: {
  level?: PostProblem['level']
  code: string
  message: string
  field: string
  fixes?: ProblemFix[]
}): PostProblem => ({ level: 'error', fixes: [], ...given })
