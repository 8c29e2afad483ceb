import type { Network } from '@kadr/contract/publishing/networks'
import { clsx } from 'clsx'
import { Check, CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { networks } from '../../../../networks/index.ts'
import { MetaNote } from '../../../../ui/layout/meta-note.tsx'
import { copy } from '../copy.ts'

type Props = {
  chosen: readonly Network[]
  onChange: (chosen: Network[]) => void
  error: string | undefined
}

export const NetworksField = ({ chosen, onChange, error }: Props) => {
  const errorId = useId()
  const toggle = (id: Network) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="grid min-w-0 gap-2">
      <legend className="mb-1.5 text-label font-medium">{copy.form.networks}</legend>
      <div className="flex flex-wrap gap-2">
        {networks.map(({ id, title, Mark, color, needsFootnote }) => {
          const isChosen = chosen.includes(id)
          return (
            <button
              key={id}
              type="button"
              aria-pressed={isChosen}
              onClick={() => toggle(id)}
              className={clsx(
                'flex min-h-11 cursor-pointer items-center gap-2 rounded-full border px-3 text-label transition-colors duration-(--duration-tap)',
                isChosen
                  ? 'border-accent bg-accent-soft font-medium text-ink'
                  : 'border-line bg-surface text-ink-2 hover:border-line-strong',
              )}
            >
              <span style={{ color }}>
                <Mark className="size-4" />
              </span>
              {title}
              {needsFootnote ? '*' : ''}
              {isChosen ? <Check aria-hidden="true" className="size-4 text-accent" /> : null}
            </button>
          )
        })}
      </div>
      <p
        id={errorId}
        aria-live="polite"
        className="flex gap-1.5 text-label text-failed empty:hidden"
      >
        {error ? (
          <>
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {error}
          </>
        ) : null}
      </p>
      <MetaNote />
    </fieldset>
  )
}
