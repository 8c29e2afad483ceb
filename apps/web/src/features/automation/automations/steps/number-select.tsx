import { Select } from '../../../../ui/forms/select.tsx'

type Props = {
  values: readonly number[]
  value: number
  describe: (value: number) => string
  onChange: (value: number) => void
}

/** A value set elsewhere is offered beside the usual ones. */
export const NumberSelect = ({ values, value, describe, onChange }: Props) => {
  const all = values.includes(value) ? values : [...values, value].toSorted((a, b) => a - b)
  return (
    <Select
      options={all.map((one) => ({ value: String(one), label: describe(one) }))}
      value={String(value)}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  )
}
