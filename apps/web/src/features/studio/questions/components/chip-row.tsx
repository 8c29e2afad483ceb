import { hasChip, toggleChip } from '@kadr/domain/studio/questions/chips'
import { clsx } from 'clsx'
import { Check, Plus } from 'lucide-react'
import { copy } from '../copy.ts'

type Props = { chips: readonly string[]; text: string; onChange: (text: string) => void }

/** Words to add by a tap: they join what is typed. */
export const ChipRow = ({ chips, text, onChange }: Props) =>
  chips.length === 0 ? null : (
    <ul aria-label={copy.question.chips} className="flex flex-wrap gap-2">
      {chips.map((chip) => {
        const isIn = hasChip(text, chip)
        const Icon = isIn ? Check : Plus
        return (
          <li key={chip}>
            <button
              type="button"
              aria-pressed={isIn}
              onClick={() => onChange(toggleChip(text, chip))}
              className={clsx(
                'flex min-h-11 cursor-pointer items-center gap-1.5 rounded-control border px-3 text-label lg:min-h-9',
                isIn
                  ? 'border-accent bg-accent-soft text-accent'
                  : 'border-line bg-surface hover:border-line-strong',
              )}
            >
              <Icon aria-hidden="true" className="size-4 shrink-0" />
              {chip}
            </button>
          </li>
        )
      })}
    </ul>
  )
