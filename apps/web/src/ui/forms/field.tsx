import { CircleAlert } from 'lucide-react'
import { createContext, type ReactNode, useContext, useEffect, useId } from 'react'
import { watchFormErrors } from './watch-form-errors.ts'

type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

const FieldContext = createContext<FieldControl | undefined>(undefined)

/** Attributes for a control inside a Field; empty outside of one. */
export const useFieldControl = () => useContext(FieldContext) ?? {}

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
  useEffect(watchFormErrors, [])
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

/** Shared by text input, textarea and select. 16 px text keeps iOS from zooming in. */
export const controlStyle =
  'block w-full min-w-0 min-h-11 rounded-control border border-line-strong bg-surface px-3 py-2.5 text-body text-ink placeholder:text-ink-3 transition-colors duration-(--duration-tap) hover:border-ink-2 focus-visible:border-accent aria-invalid:border-failed disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-3 [&:is(input,textarea)]:read-only:bg-sunken'
