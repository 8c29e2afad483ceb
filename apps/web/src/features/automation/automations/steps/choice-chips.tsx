import { clsx } from 'clsx'

type Props<Value extends string | number> = {
  options: readonly { value: Value; label: string }[]
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
  /** All in one row, however narrow. */
  isRow?: boolean
}

/** Toggle buttons; the chosen ones keep the order of the options. */
export const ChoiceChips = <Value extends string | number>({
  options,
  chosen,
  onChange,
  isRow = false,
}: Props<Value>) => (
  <div
    className={clsx(
      'gap-1.5',
      isRow ? 'grid auto-cols-fr grid-flow-col sm:justify-start' : 'flex flex-wrap',
    )}
  >
    {options.map(({ value, label }) => {
      const isOn = chosen.includes(value)
      const next = options
        .map((option) => option.value)
        .filter((other) => (other === value ? !isOn : chosen.includes(other)))
      return (
        <button
          key={value}
          type="button"
          aria-pressed={isOn}
          onClick={() => onChange(next)}
          className={clsx(
            'min-h-11 cursor-pointer rounded-control border text-label font-medium',
            isRow ? 'min-w-0 px-0 sm:min-w-12' : 'min-w-11 px-3',
            isOn
              ? 'border-accent bg-accent text-on-accent'
              : 'border-line bg-surface text-ink-2 hover:border-line-strong',
          )}
        >
          {label}
        </button>
      )
    })}
  </div>
)
