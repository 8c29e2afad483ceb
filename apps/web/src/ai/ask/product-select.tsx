import { useProductChoice } from '../../media/api/media.queries.ts'
import { Field } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { copy } from '../copy.ts'

type Props = {
  productId: string | null
  onChange: (productId: string | null) => void
  label?: string
  hint?: string | undefined
  error?: string | undefined
}

const hintOf = ({ isError, count }: { isError: boolean; count: number | undefined }) => {
  if (isError) return copy.productsFailed
  return count === 0 ? copy.noProducts : undefined
}

/** The product's facts are part of the prompt. */
export const ProductSelect = ({
  productId,
  onChange,
  label = copy.product,
  hint,
  error,
}: Props) => {
  const { products, isError } = useProductChoice()
  const options = (products ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Field label={label} hint={hintOf({ isError, count: products?.length }) ?? hint} error={error}>
      <Select
        options={options}
        placeholder={copy.noProduct}
        value={options.some(({ value }) => value === productId) ? (productId ?? '') : ''}
        onChange={(event) => onChange(event.target.value || null)}
      />
    </Field>
  )
}
