import { currency } from '@kadr/contract/base/primitives'
import { productTone } from '@kadr/contract/library/products'
import { lazy, Suspense } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { Textarea, TextInput } from '../../../../ui/forms/text-input.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { CURRENCY_NAME, copy, TONE_NAME } from '../copy.ts'
import type { ProductForm } from '../model/product-form.ts'
import { BenefitsEditor } from './benefits-editor.tsx'
import { ColorField } from './color-field.tsx'
import { LinkField } from './link-field.tsx'

const MediaField = lazy(() => import('./media-field.tsx'))

const TONES = productTone.options.map((value) => ({ value, label: TONE_NAME[value] }))
const CURRENCIES = currency.options.map((value) => ({ value, label: CURRENCY_NAME[value] }))

const About = () => {
  const { register, control, formState } = useFormContext<ProductForm>()
  const { errors } = formState
  return (
    <Section title={copy.form.about}>
      <Card className="grid grid-cols-1 gap-5">
        <Field label={copy.form.name} error={errors.name?.message} isRequired>
          <TextInput maxLength={200} autoComplete="off" {...register('name')} />
        </Field>
        <LinkField />
        <Field
          label={copy.form.description}
          hint={copy.form.descriptionHint}
          error={errors.description?.message}
        >
          <Textarea maxLength={5000} {...register('description')} />
        </Field>
        <Controller
          control={control}
          name="benefits"
          render={({ field }) => (
            <BenefitsEditor
              benefits={field.value}
              onChange={field.onChange}
              error={errors.benefits?.message}
            />
          )}
        />
        <Field
          label={copy.form.audience}
          hint={copy.form.audienceHint}
          error={errors.audience?.message}
        >
          <Textarea rows={2} maxLength={500} {...register('audience')} />
        </Field>
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
          <Field label={copy.form.price} hint={copy.form.priceHint} error={errors.amount?.message}>
            <TextInput
              inputMode="decimal"
              maxLength={14}
              autoComplete="off"
              {...register('amount')}
            />
          </Field>
          <Field label={copy.form.currency}>
            <Select options={CURRENCIES} {...register('currency')} />
          </Field>
        </div>
      </Card>
    </Section>
  )
}

const Look = () => {
  const { register, control, formState } = useFormContext<ProductForm>()
  const { errors } = formState
  return (
    <Section title={copy.form.look}>
      <Card className="grid grid-cols-1 gap-5">
        <Controller
          control={control}
          name="resources"
          render={({ field }) => (
            <Suspense fallback={<Skeleton className="h-28 w-full" />}>
              <MediaField
                resources={field.value}
                onChange={field.onChange}
                error={errors.resources?.message}
              />
            </Suspense>
          )}
        />
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
          <Controller
            control={control}
            name="brandColor"
            render={({ field }) => (
              <ColorField
                value={field.value}
                onChange={field.onChange}
                error={errors.brandColor?.message}
              />
            )}
          />
          <Field label={copy.form.tone}>
            <Select options={TONES} {...register('tone')} />
          </Field>
        </div>
      </Card>
    </Section>
  )
}

export const ProductFields = () => (
  <>
    <About />
    <Look />
  </>
)
