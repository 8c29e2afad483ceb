import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; hint?: string }

export function Checkbox({ label, hint, className, ...rest }: CheckboxProps) {
  const hintId = useId()
  return (
    <label
      className={clsx(
        'flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-ink-3',
        className,
      )}
    >
      <span className="relative mt-0.5 inline-flex size-5 shrink-0">
        <input
          aria-describedby={hint ? hintId : undefined}
          {...rest}
          type="checkbox"
          className="peer size-5 cursor-inherit appearance-none rounded-[6px] border border-line-strong bg-surface transition-colors duration-(--duration-tap) checked:border-accent checked:bg-accent disabled:border-line disabled:bg-sunken"
        />
        <Check
          aria-hidden="true"
          strokeWidth={3}
          className="pointer-events-none absolute inset-0.5 size-4 text-on-accent opacity-0 peer-checked:opacity-100 peer-disabled:text-ink-3"
        />
      </span>
      <span className="grid min-w-0 gap-0.5">
        <span>{label}</span>
        {hint ? (
          <span id={hintId} className="text-label text-ink-3">
            {hint}
          </span>
        ) : null}
      </span>
    </label>
  )
}
