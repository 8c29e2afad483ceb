import type { Connection } from '@kadr/contract/connections'
import type { PostProblem, ProblemFix } from '@kadr/contract/post-checks'
import type { AccountOptions } from '@kadr/contract/publisher'
import type { Resource } from '@kadr/contract/resources'
import { NETWORK_LIMITS } from '@kadr/domain/networks/all-limits'
import { measureText, type TextCount } from '@kadr/domain/networks/count-text'
import { composeText } from '@kadr/domain/posts/compose-text'
import { applyFix } from '@kadr/domain/preflight/apply-fix'
import { checkTarget, shownTextOf } from '@kadr/domain/preflight/check-target'
import { textRuleOf } from '@kadr/domain/preflight/check-text'
import { chooseShape } from '@kadr/domain/preflight/choose-shape'
import type { TargetDraft } from '@kadr/domain/preflight/draft'
import { type ComposerForm, type FormTarget, mediaIdsOf, textOf } from './composer-form.ts'

export type TargetCheck = {
  target: FormTarget
  account: Connection
  media: readonly Resource[]
  draft: TargetDraft
  /** As it goes out. */
  text: string
  problems: PostProblem[]
  counter: TextCount | undefined
}

type Input = {
  form: ComposerForm
  target: FormTarget
  account: Connection
  media: ReadonlyMap<string, Resource>
  options: AccountOptions | null
}

const countOf = ({ account, draft }: { account: Connection; draft: TargetDraft }) => {
  const limits = NETWORK_LIMITS[account.network]
  const shape = chooseShape({ limits, media: draft.media, settings: draft.settings })
  const rule = textRuleOf({ limits, shape })
  if (!rule) return undefined
  return measureText({ text: shownTextOf({ network: account.network, draft }), rule })[0]
}

/** The rules of one network over one target, as the server will apply them. */
export const checkOne = ({ form, target, account, media, options }: Input): TargetCheck => {
  const ids = mediaIdsOf({ form, target })
  const files = ids.flatMap((id) => media.get(id) ?? [])
  const draft: TargetDraft = {
    text: textOf({ form, target }),
    utm: form.utm,
    erid: form.erid,
    media: files,
    settings: target.settings,
  }
  const { network, status, health } = account
  const problems = checkTarget({
    network,
    draft,
    account: { status, missingScopes: health.missingScopes, options },
  })
  return {
    target,
    account,
    media: files,
    draft,
    text: composeText({ text: draft.text, utm: form.utm, erid: form.erid }),
    // Files that are still unknown are not missing.
    problems:
      files.length === ids.length
        ? problems
        : problems.filter(({ field }) => !field.startsWith('media')),
    counter: countOf({ account, draft }),
  }
}

/** What a fix changes in the form: only this target, and only what differs from before. */
export const fixTarget = ({
  check: { target, account, draft },
  problem,
  fix,
}: {
  check: TargetCheck
  problem: PostProblem
  fix: ProblemFix
}): Partial<FormTarget> => {
  const fixed = applyFix({ fix, problem, network: account.network, draft })
  const isTextSame = fixed.text === draft.text
  const isMediaSame = fixed.media.length === draft.media.length
  return {
    settings: fixed.settings,
    override: {
      text: isTextSame ? target.override.text : fixed.text,
      mediaIds: isMediaSame ? target.override.mediaIds : fixed.media.map(({ id }) => id),
    },
  }
}
