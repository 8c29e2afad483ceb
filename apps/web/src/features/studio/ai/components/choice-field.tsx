import { Field } from '../../../../ui/forms/field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'

type Option<T extends string> = { value: T; label: string }

export const optionsOf = <T extends string>(names: Readonly<Record<T, string>>): Option<T>[] => {
  const options: Option<T>[] = []
  for (const value in names) options.push({ value, label: names[value] })
  return options
}

type Props<T extends string> = {
  label: string
  options: readonly Option<T>[]
  value: T
  onChange: (value: T) => void
}

export const ChoiceField = <T extends string>({ label, options, value, onChange }: Props<T>) => (
  <Field label={label}>
    <Select
      options={options}
      value={value}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value)
        if (chosen) onChange(chosen.value)
      }}
    />
  </Field>
)

type OptionalProps<T extends string> = Omit<Props<T>, 'value' | 'onChange'> & {
  /** The label of the empty option. */
  none: string
  value: T | null
  onChange: (value: T | null) => void
}

export const OptionalChoiceField = <T extends string>({
  label,
  options,
  none,
  value,
  onChange,
}: OptionalProps<T>) => (
  <Field label={label}>
    <Select
      options={options}
      placeholder={none}
      value={value ?? ''}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value)
        onChange(chosen?.value ?? null)
      }}
    />
  </Field>
)

const numbers = (values: readonly number[], describe: (value: number) => string) =>
  values.map((value) => ({ value: String(value), label: describe(value) }))

type NumberProps = {
  label: string
  values: readonly number[]
  value: string
  onChange: (value: string) => void
  describe?: (value: number) => string
}

export const NumberField = ({ values, value, describe = String, ...field }: NumberProps) => {
  // A repeated request may carry a number that the options lack.
  const all = values.includes(Number(value)) ? values : [...values, Number(value)]
  return <ChoiceField {...field} value={value} options={numbers(all, describe)} />
}
