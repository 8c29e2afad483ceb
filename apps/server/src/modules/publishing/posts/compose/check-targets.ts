import type { PostProblem } from '@kadr/contract/publishing/post-checks'
import { checkTarget } from '@kadr/domain/publishing/preflight/check-target'
import type { PreflightMedia } from '@kadr/domain/publishing/preflight/draft'
import type { Target } from '../../targets/index.ts'
import { refusedBy } from '../failures.ts'
import type { PostRow } from '../posts.repository.ts'
import type { AccountRow } from './accounts.repository.ts'

export type CheckedPost = Pick<PostRow, 'text' | 'mediaIds' | 'utm' | 'erid'> & {
  advertiser?: PostRow['advertiser'] | undefined
}
export type CheckedTarget = Pick<
  Target,
  'connectionId' | 'network' | 'accountTitle' | 'overrideText' | 'overrideMediaIds' | 'settings'
>

/** Context of the network rules. */
export type CheckFacts = {
  accounts: readonly AccountRow[]
  media: ReadonlyMap<string, PreflightMedia>
}

const DETACHED: PostProblem = {
  level: 'error',
  code: 'detached',
  message: 'Аккаунт отключён. Подключите его заново или уберите из поста',
  field: 'connection',
  fixes: [],
}

const statusOf = ({ isReadOnly, access }: AccountRow) => (isReadOnly ? 'read_only' : access)

export const problemsOf = ({
  post,
  target,
  accounts,
  media,
}: CheckFacts & { post: CheckedPost; target: CheckedTarget }): PostProblem[] => {
  const account = accounts.find(({ id }) => id === target.connectionId)
  if (!account) return [DETACHED]
  const mediaIds = target.overrideMediaIds ?? post.mediaIds
  return checkTarget({
    network: target.network,
    draft: {
      text: target.overrideText ?? post.text,
      utm: post.utm,
      erid: post.erid,
      advertiser: post.advertiser ?? null,
      media: mediaIds.flatMap((id) => media.get(id) ?? []),
      settings: target.settings,
      signature: account.signature,
    },
    account: {
      status: statusOf(account),
      missingScopes: account.missingScopes,
      options: account.options,
    },
  })
}

/** Throws the first violation of a network rule. */
export const assertReady = ({
  targets,
  ...facts
}: CheckFacts & { post: CheckedPost; targets: readonly CheckedTarget[] }): void => {
  for (const target of targets) {
    const problem = problemsOf({ ...facts, target }).find(({ level }) => level === 'error')
    if (problem) throw refusedBy({ ...target, problem })
  }
}
