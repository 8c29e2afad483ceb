import { clsx } from 'clsx'

type Props<Value extends string | number> = {
  options: readonly { value: Value; label: string }[]
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
}

/** Toggle buttons; the chosen ones keep the order of the options. */
export const ChoiceChips = <Value extends string | number>({
  options,
  chosen,
  onChange,
}: Props<Value>) => (
  <div className="flex flex-wrap gap-1.5">
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
            'min-h-11 min-w-11 cursor-pointer rounded-control border px-3 text-label font-medium',
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
