import { createProduct } from '@kadr/contract/products'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useAccount, useServices } from '../../platform/services.tsx'
import { useCan } from '../../platform/use-can.ts'
import { notify } from '../../ui/toast.tsx'
import { useCreateProduct } from './api/products.mutations.ts'
import { ProductEditor } from './components/product-editor.tsx'
import { copy } from './copy.ts'
import { emptyForm, type ProductForm, toInput } from './model/product-form.ts'
import { useProductForm } from './model/use-product-form.ts'

export default function NewProductPage() {
  const create = useCreateProduct()
  const navigate = useNavigate()
  const { workspace } = useServices()
  const currency = useAccount((account) => account.selectedCurrency)
  const initial = useMemo(() => ({ ...emptyForm(), currency }), [currency])
  const owner = `new.${workspace.getState().chosenId ?? 'own'}`
  const editor = useProductForm({ owner, initial, version: 0 })

  const save = async (values: ProductForm) => {
    try {
      await create.mutateAsync(toInput(values))
      editor.letGo()
      notify.success(copy.form.created)
      await navigate({ to: '/products' })
    } catch (error) {
      editor.showFailure(error)
    }
  }

  return (
    <ProductEditor
      title={copy.form.newTitle}
      editor={editor}
      canEdit={useCan(createProduct.action)}
      saveLabel={copy.form.create}
      onSave={save}
    />
  )
}
