import { createProduct } from '@kadr/contract/library/products'
import { useNavigate } from '@tanstack/react-router'
import { type DocumentOwner, useDocumentOwner } from '../../../documents/use-document.ts'
import { useAccount } from '../../../platform/api/services.tsx'
import { useCan } from '../../../platform/session/current-workspace.ts'
import { notify } from '../../../ui/feedback/toast.tsx'
import { ProductEditor, ProductFrame, ProductSkeleton } from './components/product-editor.tsx'
import { copy } from './copy.ts'
import { emptyForm, type ProductForm } from './model/product-form.ts'
import { useProductForm } from './model/use-product-form.ts'

const NewProduct = ({ owner }: { owner: DocumentOwner }) => {
  const navigate = useNavigate()
  const currency = useAccount((account) => account.selectedCurrency)
  const editor = useProductForm({ owner, initial: { ...emptyForm(), currency } })

  const save = async (values: ProductForm) => {
    if (!(await editor.submit(values))) return
    editor.close()
    notify.success(copy.form.created)
    await navigate({ to: '/products' })
  }

  return (
    <ProductEditor
      title={copy.form.newTitle}
      editor={editor}
      isNew
      canEdit={useCan(createProduct.action)}
      saveLabel={copy.form.create}
      onSave={save}
    />
  )
}

export default function NewProductPage() {
  const owner = useDocumentOwner()
  return owner ? (
    <NewProduct key={owner.workspaceId} owner={owner} />
  ) : (
    <ProductFrame title={copy.form.newTitle}>
      <ProductSkeleton />
    </ProductFrame>
  )
}
