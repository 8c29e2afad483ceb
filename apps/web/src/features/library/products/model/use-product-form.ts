import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { Product } from '@kadr/contract/library/products'
import { useEffect, useEffectEvent } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import type { DocumentCalls, Saved } from '../../../../documents/saver.ts'
import { type DocumentOwner, useDocument } from '../../../../documents/use-document.ts'
import { ApiError } from '../../../../platform/api/api-error.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { useCreateProduct, useUpdateProduct } from '../api/products.mutations.ts'
import { useFetchProduct } from '../api/products.queries.ts'
import { copy } from '../copy.ts'
import {
  changedInput,
  findFormField,
  isSameForm,
  type ProductForm,
  productForm,
  tidyForm,
  toForm,
  toInput,
} from './product-form.ts'

const SCHEMA = {
  // A backup holds unfinished values, so only their types are checked.
  draft: z.extend(productForm, {
    name: z.string(),
    link: z.string(),
    description: z.string(),
    audience: z.string(),
    amount: z.string(),
    brandColor: z.string(),
  }),
  extra: z.null(),
}

const savedOf = (product: Product): Saved<ProductForm> => ({
  id: product.id,
  version: product.version,
  draft: toForm(product),
})

const useCalls = (): DocumentCalls<ProductForm> => {
  const { mutateAsync: create } = useCreateProduct()
  const { mutateAsync: update } = useUpdateProduct()
  const fetchProduct = useFetchProduct()
  return {
    create: ({ draft }) => create(toInput(draft)),
    update: ({ draft, saved: { id, version, draft: before } }) =>
      update({ id, version, ...changedInput({ form: draft, before }) }),
    fetch: async (id) => savedOf(await fetchProduct(id)),
  }
}

type Start = { owner: DocumentOwner; product?: Product; initial: ProductForm }

/** No autosave: the document is saved by its button. */
export const useProductForm = ({ owner, product, initial }: Start) => {
  const document = useDocument({
    owner,
    name: 'product',
    schema: SCHEMA,
    calls: useCalls(),
    opened: product && savedOf(product),
    initial,
    initialExtra: null,
    isSame: isSameForm,
    isBlank: (form) => isSameForm(form, initial),
    isReaddressed: false,
  })
  const { opening, edit, store } = document
  const form = useForm<ProductForm, unknown, ProductForm>({
    resolver: standardSchemaResolver(productForm),
    defaultValues: opening.draft,
  })

  // The form library mutates its values in place.
  const push = (values: ProductForm) =>
    edit({ draft: structuredClone(values), extra: null, isAutomatic: false })
  const pushAll = useEffectEvent(() => push(form.getValues()))
  useEffect(() => {
    pushAll()
    return form.subscribe({ formState: { values: true }, callback: () => pushAll() })
  }, [form])

  const showFailure = (error: unknown) => {
    const field = error instanceof ApiError ? findFormField(error.field) : undefined
    if (field) form.setError(field, { message: failureText(error) }, { shouldFocus: true })
    else notify.error(copy.form.notSaved, { text: failureText(error) })
  }

  const finish = (saved: Saved<ProductForm> | undefined) => {
    const { saveState } = store.getState()
    if (saveState.kind === 'refused' || saveState.kind === 'offline') showFailure(saveState.error)
    // Keeps what was typed while the save was in flight.
    if (saved && !document.isDirty()) form.reset(saved.draft)
    return saved
  }

  return {
    ...document,
    form,
    submit: async (values: ProductForm) => {
      push(tidyForm(values))
      return finish(await document.save())
    },
    keepMine: async () => finish(await document.keepMine()),
    acceptTheirs: () => form.reset(document.acceptTheirs()),
    startOver: () => form.reset(document.startOver()),
  }
}
export type ProductFormEditor = ReturnType<typeof useProductForm>
