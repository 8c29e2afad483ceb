import type { ReactNode } from 'react'
import { Field } from '../../../../ui/forms/field.tsx'
import { useRuleContext } from '../editor/rule-context.ts'
import type { RuleField as FieldName } from '../editor/rule-errors.ts'

type Props = {
  name: FieldName
  label: string
  hint?: ReactNode
  isRequired?: boolean
  isLabelHidden?: boolean
  /** Instead of the one of the form. */
  error?: string | undefined
  children: ReactNode
}

/** A field with its error, found by its name when the user follows an error to it. */
export const RuleField = ({ name, error, children, ...field }: Props) => {
  const { errors } = useRuleContext()
  return (
    <div data-field={name} className="min-w-0">
      <Field {...field} error={error ?? errors[name]}>
        {children}
      </Field>
    </div>
  )
}

type GroupProps = {
  name: FieldName
  label: string
  hint?: ReactNode
  /** Where the step has the same name. */
  isLabelHidden?: boolean
  children: ReactNode
}

/** Several controls under one name. */
export const RuleGroup = ({ name, label, hint, isLabelHidden = false, children }: GroupProps) => {
  const { errors } = useRuleContext()
  const error = errors[name]
  return (
    <fieldset data-field={name} className="grid min-w-0 grid-cols-1 gap-1.5">
      <legend className={isLabelHidden ? 'sr-only' : 'mb-1.5 text-label font-medium'}>
        {label}
      </legend>
      {children}
      {hint ? <p className="text-label text-ink-3">{hint}</p> : null}
      <p aria-live="polite" className="text-label text-failed empty:hidden">
        {error}
      </p>
    </fieldset>
  )
}
