import { clsx } from 'clsx'
import { Suspense, useState } from 'react'
import { getComposing } from '../../../../networks/composing.ts'
import { getNetwork } from '../../../../networks/index.ts'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { composerCopy } from './copy.ts'
import type { TargetCheck } from './target-check.ts'

const { preview: copy } = composerCopy

export const PreviewPane = ({ checks }: { checks: readonly TargetCheck[] }) => {
  const [chosenId, setChosenId] = useState<string>()
  const check = checks.find(({ account }) => account.id === chosenId) ?? checks[0]
  if (!check) {
    return (
      <p className="rounded-card border border-dashed border-line-strong p-6 text-center text-label text-ink-3">
        {copy.empty}
      </p>
    )
  }
  const { PostPreview } = getComposing(check.account.network)
  return (
    <div className="grid grid-cols-1 gap-3">
      {checks.length > 1 ? (
        <fieldset className="flex min-w-0 flex-wrap justify-center gap-1.5">
          <legend className="sr-only">{copy.choose}</legend>
          {checks.map(({ account }) => {
            const { Mark, title, color } = getNetwork(account.network)
            const isShown = account.id === check.account.id
            return (
              <button
                key={account.id}
                type="button"
                aria-pressed={isShown}
                aria-label={`${title}, ${account.title}`}
                onClick={() => setChosenId(account.id)}
                style={{ color }}
                className={clsx(
                  'flex size-11 cursor-pointer items-center justify-center rounded-control border',
                  isShown ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
                )}
              >
                <Mark />
              </button>
            )
          })}
        </fieldset>
      ) : null}
      <Suspense fallback={<Spinner label={copy.loading} />}>
        <PostPreview
          account={check.account}
          text={check.text}
          media={check.media}
          settings={check.target.settings}
        />
      </Suspense>
      <p className="text-center text-caption text-ink-3">{copy.note}</p>
    </div>
  )
}
