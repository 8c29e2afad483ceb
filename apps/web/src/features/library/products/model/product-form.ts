import { currency } from '@kadr/contract/base/primitives'
import { type Product, type ProductInput, productInput } from '@kadr/contract/library/products'
import { resource } from '@kadr/contract/library/resources'
import { dequal } from 'dequal'
import * as z from 'zod/mini'
import { copy } from '../copy.ts'
import { amountText, readAmount } from './price-text.ts'

const { name, link, description, audience, tone } = z.required(productInput).shape

/** The price is kept as typed, files as resources. */
export const productForm = z.object({
  name,
  link,
  description,
  audience,
  tone,
  benefits: z.array(z.string()),
  amount: z
    .string()
    .check(
      z.refine(
        (text) => text.trim() === '' || readAmount(text) !== undefined,
        copy.form.priceWrong,
      ),
    ),
  currency,
  brandColor: z
    .string()
    .check(z.refine((text) => text === '' || /^#[\da-f]{6}$/i.test(text), copy.form.colorWrong)),
  resources: z.array(resource),
})
export type ProductForm = z.infer<typeof productForm>

export const emptyForm = (): ProductForm => ({
  name: '',
  link: '',
  description: '',
  audience: '',
  tone: 'neutral',
  benefits: [],
  amount: '',
  currency: 'RUB',
  brandColor: '',
  resources: [],
})

export const toForm = (product: Product): ProductForm => ({
  name: product.name,
  link: product.link,
  description: product.description,
  audience: product.audience,
  tone: product.tone,
  benefits: product.benefits,
  amount: product.price ? amountText(product.price.minor) : '',
  currency: product.price?.currency ?? 'RUB',
  brandColor: product.brandColor ?? '',
  resources: product.resources,
})

/** Normalises for saving: trimmed, without empty benefits. */
export const tidyForm = (form: ProductForm): ProductForm => {
  const minor = readAmount(form.amount)
  return {
    ...form,
    name: form.name.trim(),
    link: form.link.trim(),
    description: form.description.trim(),
    audience: form.audience.trim(),
    benefits: form.benefits.map((benefit) => benefit.trim()).filter(Boolean),
    amount: minor === undefined ? '' : amountText(minor),
  }
}

export const toInput = (form: ProductForm): Required<ProductInput> => {
  const { amount, currency: unit, brandColor, resources, ...texts } = tidyForm(form)
  const minor = readAmount(amount)
  return {
    ...texts,
    price: minor === undefined ? null : { minor, currency: unit },
    brandColor: brandColor || null,
    resourceIds: resources.map(({ id }) => id),
  }
}

/** File URLs are signed anew in every response, so files are compared by id. */
export const isSameForm = (one: ProductForm, other: ProductForm): boolean => {
  const comparable = (form: ProductForm) => ({
    ...form,
    resources: form.resources.map(({ id }) => id),
  })
  return dequal(comparable(one), comparable(other))
}

type Input = Required<ProductInput>

/** Only the fields that differ from the saved version. */
export const changedInput = ({
  form,
  before: saved,
}: {
  form: ProductForm
  before: ProductForm
}) => {
  const mine = toInput(form)
  const before = toInput(saved)
  return {
    ...(mine.name !== before.name && { name: mine.name }),
    ...(mine.link !== before.link && { link: mine.link }),
    ...(mine.description !== before.description && { description: mine.description }),
    ...(mine.audience !== before.audience && { audience: mine.audience }),
    ...(mine.tone !== before.tone && { tone: mine.tone }),
    ...(!dequal(mine.benefits, before.benefits) && { benefits: mine.benefits }),
    ...(!dequal(mine.price, before.price) && { price: mine.price }),
    ...(mine.brandColor !== before.brandColor && { brandColor: mine.brandColor }),
    ...(!dequal(mine.resourceIds, before.resourceIds) && { resourceIds: mine.resourceIds }),
  } satisfies Partial<Input>
}

const FIELDS: Record<string, keyof ProductForm> = {
  name: 'name',
  link: 'link',
  description: 'description',
  audience: 'audience',
  tone: 'tone',
  benefits: 'benefits',
  price: 'amount',
  brandColor: 'brandColor',
  resourceIds: 'resources',
}

/** The form field of an API validation error. */
export const findFormField = (field: string | undefined): keyof ProductForm | undefined =>
  FIELDS[field?.split('.')[0] ?? '']
