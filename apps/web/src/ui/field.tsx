import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { FieldContext } from './field-context.ts'

type FieldProps = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  isRequired?: boolean
  /** Keeps the label for assistive technology only. */
  isLabelHidden?: boolean
  children: ReactNode
}

/** Label, hint and error of one control, wired by ids. */
export function Field({
  label,
  hint,
  error,
  isRequired = false,
  isLabelHidden = false,
  children,
}: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ')
  const control = {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-required': isRequired ? (true as const) : undefined,
  }
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1.5">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-label font-medium'}>
        {label}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      {hint ? (
        <p id={hintId} className="text-label text-ink-3">
          {hint}
        </p>
      ) : null}
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
    </div>
  )
}
