import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { controlStyle, useFieldControl } from './field.tsx'

type SelectOption = { value: string; label: string; isDisabled?: boolean }
type SelectGroup = { label: string; options: readonly SelectOption[] }

type SelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly (SelectOption | SelectGroup)[]
  /** Shown while nothing is selected. */
  placeholder?: string
}

const Choice = ({ value, label, isDisabled }: SelectOption) => (
  <option value={value} disabled={isDisabled}>
    {label}
  </option>
)

/** Native: the best list on a phone. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  return (
    <span className="relative block">
      <select
        {...useFieldControl()}
        {...rest}
        className={clsx(controlStyle, 'cursor-pointer appearance-none truncate pr-10', className)}
      >
        {placeholder ? <option value="">{placeholder}</option> : null}
        {options.map((item) =>
          'options' in item ? (
            <optgroup key={item.label} label={item.label}>
              {item.options.map((option) => (
                <Choice key={option.value} {...option} />
              ))}
            </optgroup>
          ) : (
            <Choice key={item.value} {...item} />
          ),
        )}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-3 right-3 size-5 text-ink-2"
      />
    </span>
  )
}
