import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { copy } from './copy.ts'
import type { FinderEntry, FinderSection } from './finder-entry.ts'

export const LIST_ID = 'finder-list'
export const optionId = (key: string) => `finder-option-${key}`

const Picture = ({ icon: Icon, pictureUrl }: Pick<FinderEntry, 'icon' | 'pictureUrl'>) => (
  <span className="flex size-9 shrink-0 items-center justify-center overflow-hidden rounded-chip bg-sunken text-ink-2">
    {pictureUrl ? (
      <img src={pictureUrl} alt="" className="size-full object-cover" />
    ) : (
      <Icon aria-hidden="true" className="size-5" />
    )}
  </span>
)

type OptionProps = {
  entry: FinderEntry
  isActive: boolean
  onPoint: () => void
  onOpen: () => void
}

const Option = ({ entry, isActive, onPoint, onOpen }: OptionProps) => {
  const option = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // The focus stays in the field: keys move the choice, a pointer takes it.
    <button
      ref={option}
      type="button"
      role="option"
      id={optionId(entry.key)}
      aria-selected={isActive}
      tabIndex={-1}
      onPointerMove={onPoint}
      onClick={onOpen}
      className={clsx(
        'flex min-h-12 w-full cursor-pointer scroll-my-2 items-center gap-3 rounded-control px-2 py-1.5 text-left',
        isActive && 'bg-sunken',
      )}
    >
      <Picture icon={entry.icon} pictureUrl={entry.pictureUrl} />
      <span className="grid min-w-0 flex-1">
        <span className="truncate text-label font-medium text-ink">{entry.title}</span>
        {entry.note ? <span className="truncate text-caption text-ink-2">{entry.note}</span> : null}
      </span>
    </button>
  )
}

type Props = {
  sections: readonly FinderSection[]
  activeKey: string | undefined
  onPoint: (key: string) => void
  onOpen: (entry: FinderEntry) => void
}

export const FinderList = ({ sections, activeKey, onPoint, onOpen }: Props) => (
  <div
    role="listbox"
    id={LIST_ID}
    aria-label={copy.results}
    className="grid min-h-0 flex-1 content-start gap-3 overflow-y-auto px-2 py-3"
  >
    {sections.map(({ key, label, entries }) => (
      <fieldset key={key} aria-labelledby={`finder-${key}`} className="min-w-0">
        <div
          id={`finder-${key}`}
          role="presentation"
          className="px-2 pb-1 text-caption font-medium text-ink-3"
        >
          {label}
        </div>
        {entries.map((entry) => (
          <Option
            key={entry.key}
            entry={entry}
            isActive={entry.key === activeKey}
            onPoint={() => onPoint(entry.key)}
            onOpen={() => onOpen(entry)}
          />
        ))}
      </fieldset>
    ))}
  </div>
)
