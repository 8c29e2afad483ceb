import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: ReactNode
  hint?: string
}

/** For a setting that takes effect at once. For consent and choices use Checkbox. */
export function Switch({ label, hint, className, ...rest }: SwitchProps) {
  const hintId = useId()
  return (
    <label
      className={clsx(
        'flex min-h-11 cursor-pointer items-start justify-between gap-4 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-ink-3',
        className,
      )}
    >
      <span className="grid min-w-0 gap-0.5">
        <span>{label}</span>
        {hint ? (
          <span id={hintId} className="text-label text-ink-3">
            {hint}
          </span>
        ) : null}
      </span>
      <span className="relative inline-flex h-6 w-10 shrink-0">
        <input
          aria-describedby={hint ? hintId : undefined}
          {...rest}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox reports its own state
          role="switch"
          className="peer h-6 w-10 cursor-inherit appearance-none rounded-full bg-line-strong transition-colors duration-(--duration-enter) checked:bg-accent disabled:bg-line"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-0.5 left-0.5 size-5 rounded-full bg-on-accent shadow-card transition-transform duration-(--duration-enter) ease-out peer-checked:translate-x-4"
        />
      </span>
    </label>
  )
}
