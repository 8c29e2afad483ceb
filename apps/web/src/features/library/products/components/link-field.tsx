import { Sparkles } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { withScheme } from '../../../../platform/text/with-scheme.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { type PageFinds, useReadPage } from '../api/products.mutations.ts'
import { copy } from '../copy.ts'
import { fillCopy } from '../fill-copy.ts'
import { amountText } from '../model/price-text.ts'
import type { ProductForm } from '../model/product-form.ts'
import type { FilledFields } from './fill-by-link.tsx'

const FillByLink = lazy(() =>
  import('./fill-by-link.tsx').then((loaded) => ({ default: loaded.FillByLink })),
)

const DIRTY = { shouldDirty: true, shouldValidate: true }

export const LinkField = () => {
  const form = useFormContext<ProductForm>()
  const read = useReadPage()
  const [finds, setFinds] = useState<PageFinds>()
  const error = form.formState.errors.link?.message

  const readLink = async () => {
    form.clearErrors('link')
    const link = withScheme(form.getValues('link'))
    form.setValue('link', link, { shouldDirty: true })
    if (!/^https?:\/\/\S+$/i.test(link)) {
      form.setError('link', { message: fillCopy.needLink }, { shouldFocus: true })
      return
    }
    try {
      setFinds(await read.mutateAsync(link))
    } catch (failure) {
      form.setError('link', { message: failureText(failure) }, { shouldFocus: true })
    }
  }

  const fill = ({ name, description, price, resources }: FilledFields) => {
    if (name) form.setValue('name', name.slice(0, 200), DIRTY)
    if (description) form.setValue('description', description.slice(0, 5000), DIRTY)
    if (price) {
      form.setValue('amount', amountText(price.minor), DIRTY)
      form.setValue('currency', price.currency, DIRTY)
    }
    const known = form.getValues('resources')
    const fresh = resources.filter(({ id }) => !known.some((each) => each.id === id))
    if (fresh.length > 0) form.setValue('resources', [...known, ...fresh].slice(0, 30), DIRTY)
    setFinds(undefined)
  }

  return (
    <>
      <Field label={copy.form.link} hint={copy.form.linkHint} error={error}>
        <span className="flex flex-wrap gap-2">
          <TextInput
            type="url"
            inputMode="url"
            placeholder="https://"
            maxLength={2048}
            autoComplete="off"
            className="min-w-0 flex-1 basis-56"
            {...form.register('link', {
              onBlur: () => form.setValue('link', withScheme(form.getValues('link')), DIRTY),
            })}
          />
          <Button
            variant="secondary"
            isLoading={read.isPending}
            icon={<Sparkles aria-hidden="true" className="size-4" />}
            onClick={() => void readLink()}
          >
            {read.isPending ? fillCopy.reading : copy.form.fill}
          </Button>
        </span>
      </Field>
      {finds ? (
        <Suspense>
          <FillByLink finds={finds} onFill={fill} onClose={() => setFinds(undefined)} />
        </Suspense>
      ) : null}
    </>
  )
}
