import { type Product, updateProduct } from '@kadr/contract/products'
import { useNavigate } from '@tanstack/react-router'
import { Sparkles } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ApiError } from '../../../platform/api-error.ts'
import { useCan } from '../../../platform/use-can.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toast.tsx'
import { useUpdateProduct } from '../api/products.mutations.ts'
import { useFetchProduct } from '../api/products.queries.ts'
import { copy } from '../copy.ts'
import { ideasCopy } from '../ideas-copy.ts'
import { findDifferences } from '../model/differences.ts'
import { changedInput, type ProductForm, toForm } from '../model/product-form.ts'
import { useProductActions } from '../model/use-product-actions.ts'
import { useProductForm } from '../model/use-product-form.ts'
import { ProductEditor } from './product-editor.tsx'
import { ProductMenu } from './product-menu.tsx'

const ConflictDialog = lazy(() => import('./conflict-dialog.tsx'))
const ProductIdeas = lazy(() => import('./product-ideas.tsx'))
const RemoveProduct = lazy(() => import('./remove-product.tsx'))

type Conflict = { theirs: Product; mine: ProductForm }

const isConflict = (error: unknown) =>
  error instanceof ApiError && error.code === 'VERSION_CONFLICT'

/** Saving with the version the person began with; a newer one is shown beside theirs. */
const useSaving = (product: Product) => {
  // The cache may move on under an open form, so what it began with is kept apart.
  const [base, setBase] = useState(product)
  const [conflict, setConflict] = useState<Conflict>()
  const update = useUpdateProduct()
  const fetchProduct = useFetchProduct()
  const editor = useProductForm({
    owner: product.id,
    initial: toForm(product),
    version: product.version,
  })

  const settle = (saved: Product) => {
    setBase(saved)
    setConflict(undefined)
    editor.startFrom({ initial: toForm(saved), version: saved.version })
  }
  const send = async ({
    values,
    version,
  }: {
    values: ProductForm
    version: number
  }): Promise<void> => {
    try {
      const changes = changedInput({ form: values, product: base })
      settle(await update.mutateAsync({ id: product.id, version, ...changes }))
      notify.success(copy.form.saved)
    } catch (error) {
      if (isConflict(error)) {
        const theirs = await fetchProduct(product.id)
        // Archiving, say, makes a new version too: nothing that is typed here has changed.
        const isSame = findDifferences({ theirs: toForm(theirs), mine: toForm(base) }).length === 0
        if (isSame && version !== theirs.version) await send({ values, version: theirs.version })
        else setConflict({ theirs, mine: values })
      } else editor.showFailure(error)
    }
  }
  return {
    editor,
    conflict,
    settle,
    isPending: update.isPending,
    closeConflict: () => setConflict(undefined),
    save: (values: ProductForm) =>
      send({ values, version: editor.baseVersion() }).catch(editor.showFailure),
    overwrite: ({ theirs, mine }: Conflict) =>
      send({ values: mine, version: theirs.version }).catch(editor.showFailure),
  }
}

export const EditProduct = ({ product }: { product: Product }) => {
  const { editor, conflict, settle, isPending, closeConflict, save, overwrite } = useSaving(product)
  const canEdit = useCan(updateProduct.action)
  const actions = useProductActions()
  const navigate = useNavigate()
  const [isDoomed, setIsDoomed] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <ProductEditor
        title={product.name}
        {...(product.isArchived && { subtitle: copy.inArchive })}
        editor={editor}
        canEdit={canEdit}
        saveLabel={copy.form.save}
        onSave={save}
        {...(canEdit && {
          actions: (
            <div className="flex items-center gap-2">
              <Button
                variant="secondary"
                icon={<Sparkles aria-hidden="true" className="size-5" />}
                onClick={() => setIsAsking(true)}
              >
                {ideasCopy.open}
              </Button>
              <ProductMenu
                product={product}
                actions={actions}
                hasEdit={false}
                onRemove={() => setIsDoomed(true)}
              />
            </div>
          ),
        })}
      />
      <Suspense>
        {conflict ? (
          <ConflictDialog
            {...conflict}
            isPending={isPending}
            onKeepMine={() => void overwrite(conflict)}
            onTakeTheirs={() => settle(conflict.theirs)}
            onClose={closeConflict}
          />
        ) : null}
        {isAsking ? <ProductIdeas product={product} onClose={() => setIsAsking(false)} /> : null}
        {isDoomed ? (
          <RemoveProduct
            product={product}
            onClose={() => setIsDoomed(false)}
            onRemoved={() => {
              editor.letGo()
              void navigate({ to: '/products' })
            }}
          />
        ) : null}
      </Suspense>
    </>
  )
}
