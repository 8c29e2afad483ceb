import type { Connection } from '@kadr/contract/publishing/connections'
import type { PostProblem, ProblemFix } from '@kadr/contract/publishing/post-checks'
import type { AccountOptions } from '@kadr/contract/publishing/publisher-setup'
import { NETWORK_LIMITS } from '@kadr/domain/publishing/networks/all-limits'
import { measureText } from '@kadr/domain/publishing/networks/count-text'
import { applyFix, canApply } from '@kadr/domain/publishing/preflight/apply-fix'
import { checkTarget, shownTextOf } from '@kadr/domain/publishing/preflight/check-target'
import { IS_TEXT_AFTER, textRuleOf } from '@kadr/domain/publishing/preflight/check-text'
import { chooseShape } from '@kadr/domain/publishing/preflight/choose-shape'
import type { TargetDraft } from '@kadr/domain/publishing/preflight/draft'
import type { ComposerForm, FormTarget } from './composer-form.ts'
import type { TargetCheck } from './target-check.ts'

const countOf = ({ account, draft }: { account: Connection; draft: TargetDraft }) => {
  const limits = NETWORK_LIMITS[account.network]
  const shape = chooseShape({ limits, media: draft.media, settings: draft.settings })
  // Under media a shorter limit holds, unless the text is sent after it.
  const isAfter = draft.settings[IS_TEXT_AFTER] === true
  const rule = (isAfter ? undefined : shape?.caption) ?? textRuleOf({ limits, shape })
  if (!rule) return undefined
  return measureText({ text: shownTextOf({ network: account.network, draft }), rule })[0]
}

/** Keeps fixes that take one tap; for alt text the tap only focuses its field. */
const withPossibleFixes = (problem: PostProblem): PostProblem => ({
  ...problem,
  fixes: problem.fixes.filter((fix) => canApply(fix) || fix === 'add_alt_text'),
})

/** Returns only the changed fields of this target. */
const fixTarget = ({
  target,
  account,
  draft,
  problem,
  fix,
}: {
  target: FormTarget
  account: Connection
  draft: TargetDraft
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

/** The same rules as on the server. */
export const applyRules = ({
  check,
  form,
  options,
}: {
  check: TargetCheck
  form: ComposerForm
  options: AccountOptions | null
}): TargetCheck => {
  const { account, target, media } = check
  const draft: TargetDraft = {
    text: target.override.text ?? form.text,
    utm: form.utm,
    erid: form.erid,
    advertiser: form.advertiser,
    media,
    settings: target.settings,
    signature: account.signature,
  }
  const { network, status, health } = account
  const problems = checkTarget({
    network,
    draft,
    account: { status, missingScopes: health.missingScopes, options },
  }).map(withPossibleFixes)
  return {
    ...check,
    // Files that are still loading must not be reported as missing.
    problems: check.areFilesKnown
      ? problems
      : problems.filter(({ field }) => !field.startsWith('media')),
    counter: countOf({ account, draft }),
    fix: ({ problem, fix }) => fixTarget({ target, account, draft, problem, fix }),
  }
}
