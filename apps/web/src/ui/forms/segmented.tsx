import { clsx } from 'clsx'
import { RadioGroup } from 'radix-ui'

type SegmentedOption<Value extends string> = { value: Value; label: string; note?: string }

type SegmentedProps<Value extends string> = {
  /** The accessible name. */
  label: string
  options: readonly SegmentedOption<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  className?: string
}

/** From this many options on a phone's width is full: they are narrower, and their words smaller on the smallest. */
const MANY = 6

/** A radio group with all options visible. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  className,
}: SegmentedProps<Value>) {
  const choose = (next: string) => {
    const option = options.find((candidate) => candidate.value === next)
    if (option) onValueChange(option.value)
  }
  const isLong = options.length >= MANY
  return (
    <RadioGroup.Root
      aria-label={label}
      value={value}
      onValueChange={choose}
      className={clsx(
        'inline-flex max-w-full rounded-control bg-sunken p-1',
        isLong && 'min-h-12 overflow-x-auto [scrollbar-width:none]',
        className,
      )}
    >
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          className={clsx(
            isLong
              ? 'shrink-0 px-2 text-label max-[27rem]:px-1 max-[23rem]:text-caption lg:px-0.5'
              : 'px-3 text-label max-[23rem]:px-2',
            'relative flex min-h-10 min-w-11 flex-auto cursor-pointer items-center justify-center gap-1.5 rounded-chip font-medium whitespace-nowrap text-ink-2 transition-colors duration-(--duration-tap) after:absolute after:-inset-y-1 after:inset-x-0 hover:text-ink data-[state=checked]:bg-raised data-[state=checked]:text-ink data-[state=checked]:shadow-card',
          )}
        >
          {option.label}
          {option.note ? <span className="text-caption text-published">{option.note}</span> : null}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  )
}
