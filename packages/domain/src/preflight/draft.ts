import type { ConnectionStatus } from '@kadr/contract/connections'
import type { PostProblem, ProblemFix } from '@kadr/contract/post-checks'
import type { TargetSettings } from '@kadr/contract/post-targets'
import type { AccountOptions } from '@kadr/contract/publisher'
import type { Resource } from '@kadr/contract/resources'
import type { MediaShape, NetworkLimits } from '../networks/limits.ts'
import type { Utm } from '../posts/tag-links.ts'

/** What the rules need to know of a file. A resource fits as it is. */
export type PreflightMedia = Pick<
  Resource,
  'id' | 'kind' | 'state' | 'mimeType' | 'size' | 'width' | 'height' | 'durationSeconds' | 'altText'
>

/** One post as one connection would send it, before marks and label are put on. */
export type TargetDraft = {
  text: string
  utm: Utm | null
  erid: string
  media: readonly PreflightMedia[]
  settings: TargetSettings
}

export type PreflightAccount = {
  status: ConnectionStatus
  missingScopes: readonly string[]
  /** What the network says about the account; null while it has not been asked. */
  options: AccountOptions | null
}

/** Everything a rule may look at. */
export type Check = {
  limits: NetworkLimits
  /** How the network is called on screen. */
  title: string
  draft: TargetDraft
  /** The text as it goes out, and as the network counts it. */
  text: string
  shape: MediaShape | undefined
  account: PreflightAccount
}

export type Rule = (check: Check) => PostProblem[]

/** What is said of one network beyond its limits. */
export type NetworkRules = {
  title: string
  /** Scopes needed only by the texts that follow a post. */
  replyScopes: readonly string[]
  /** The shapes the settings ask for; null leaves it to the media. */
  shapesOf(settings: TargetSettings): readonly MediaShape['name'][] | null
  /** What is left of the text when the network has read its markup. */
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
