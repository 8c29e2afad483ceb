import { Suspense } from 'react'
import { getComposing } from '../../../../networks/composing.ts'
import { getNetwork } from '../../../../networks/index.ts'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { type ComposerForm, changeTarget } from './composer-form.ts'
import { composerCopy } from './copy.ts'
import { settingErrorOf, type TargetCheck } from './target-check.ts'

type Props = {
  checks: readonly TargetCheck[]
  setForm: (change: (before: ComposerForm) => ComposerForm) => void
  /** After a publish attempt. */
  isSubmitted: boolean
}

/** What the chosen networks do not publish without, in one place. */
export const NeedsSection = ({ checks, setForm, isSubmitted }: Props) => {
  const needing = checks.filter(({ account }) => getComposing(account.network).NeedsForm)
  if (needing.length === 0) return null
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
      {needing.map((check) => {
        const { account, target, media } = check
        const { NeedsForm } = getComposing(account.network)
        const { Mark, title, color } = getNetwork(account.network)
        if (!NeedsForm) return null
        return (
          <section
            key={account.id}
            aria-label={composerCopy.needs({ network: title, account: account.title })}
            className="grid min-w-0 grid-cols-1 content-start gap-3 rounded-control bg-header p-3"
          >
            <p className="flex min-w-0 items-center gap-2 text-label font-medium">
              <span style={{ color }} className="shrink-0">
                <Mark className="size-4" />
              </span>
              <span className="truncate">{title}</span>
            </p>
            <Suspense fallback={<Spinner label={composerCopy.targets.loading} />}>
              <NeedsForm
                settings={target.settings}
                onChange={(settings) =>
                  setForm((form) =>
                    changeTarget({ form, connectionId: account.id, changes: { settings } }),
                  )
                }
                errorOf={(name) => (isSubmitted ? settingErrorOf(check, name) : undefined)}
                account={account}
                media={media}
              />
            </Suspense>
          </section>
        )
      })}
    </div>
  )
}
