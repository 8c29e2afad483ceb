import type { Network } from '@kadr/contract/publishing/networks'
import type { PostProblem } from '@kadr/contract/publishing/post-checks'
import { limitsOfAccount } from '../networks/account-limits.ts'
import { NETWORK_LIMITS } from '../networks/all-limits.ts'
import { composeSettings, composeText } from '../posts/compose-text.ts'
import { checkAccount } from './check-account.ts'
import { checkAdvertising } from './check-advertising.ts'
import { checkFields } from './check-fields.ts'
import { checkMedia } from './check-media.ts'
import { checkText } from './check-text.ts'
import { chooseShape } from './choose-shape.ts'
import type { Check, PreflightAccount, TargetDraft } from './draft.ts'
import { NETWORK_RULES } from './network-rules.ts'

/** Text as the network counts it: composed, without markup. */
export const shownTextOf = ({ network, draft }: { network: Network; draft: TargetDraft }): string =>
  NETWORK_RULES[network].shownText({
    text: composeText({ ...draft, network }),
    settings: draft.settings,
  })

/**
 * Problems of a draft, errors first. Shared by the composer, the server, the publisher and AI
 * texts.
 */
export const checkTarget = ({
  network,
  draft,
  account,
}: {
  network: Network
  draft: TargetDraft
  account: PreflightAccount
}): PostProblem[] => {
  const limits = limitsOfAccount(NETWORK_LIMITS[network], account.options)
  const rules = NETWORK_RULES[network]
  const settings = composeSettings({ settings: draft.settings, network, utm: draft.utm })
  const check: Check = {
    limits,
    title: rules.title,
    draft: { ...draft, settings },
    text: shownTextOf({ network, draft }),
    shape: chooseShape({ limits, media: draft.media, settings }),
    account,
  }
  const found = [
    checkAccount,
    checkText,
    checkAdvertising,
    checkFields,
    checkMedia,
    rules.check,
  ].flatMap((rule) => rule(check))
  return found.toSorted((one, other) => rankOf(one) - rankOf(other))
}

const rankOf = ({ level }: PostProblem) => (level === 'error' ? 0 : 1)
