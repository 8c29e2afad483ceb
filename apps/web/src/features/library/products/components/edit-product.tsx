import { type Product, updateProduct } from '@kadr/contract/library/products'
import { useNavigate } from '@tanstack/react-router'
import { Sparkles } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { DocumentOwner } from '../../../../documents/use-document.ts'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { copy } from '../copy.ts'
import { type ProductForm, toForm } from '../model/product-form.ts'
import { useProductActions } from '../model/use-product-actions.ts'
import { useProductForm } from '../model/use-product-form.ts'
import { ProductEditor } from './product-editor.tsx'
import { ProductMenu } from './product-menu.tsx'

const PresenceNote = lazy(() =>
  import('../../../../documents/presence-note.tsx').then((module) => ({
    default: module.PresenceNote,
  })),
)
const ProductConflict = lazy(() => import('./product-conflict.tsx'))
const ProductIdeas = lazy(() => import('./product-ideas.tsx'))
const RemoveProduct = lazy(() => import('./remove-product.tsx'))

export const EditProduct = ({ product, owner }: { product: Product; owner: DocumentOwner }) => {
  const editor = useProductForm({ owner, product, initial: toForm(product) })
  const { saveState } = editor
  const theirs = saveState.kind === 'conflict' ? saveState.theirs : undefined
  const [closed, setClosed] = useState<typeof theirs>()
  const canEdit = useCan(updateProduct.action)
  const actions = useProductActions()
  const navigate = useNavigate()
  const [isRemoving, setIsRemoving] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const save = async (saving: ReturnType<typeof editor.keepMine>) => {
    if (await saving) notify.success(copy.form.saved)
  }
  return (
    <>
      <ProductEditor
        title={product.name}
        {...(product.isArchived && { subtitle: copy.inArchive })}
        editor={editor}
        isNew={false}
        note={
          <Suspense>
            <PresenceNote kind="product" id={product.id} />
          </Suspense>
        }
        canEdit={canEdit}
        saveLabel={copy.form.save}
        onSave={(values: ProductForm) => save(editor.submit(values))}
        {...(canEdit && {
          actions: (
            <div className="flex items-center gap-2">
              <Button
                variant="secondary"
                icon={<Sparkles aria-hidden="true" className="size-5" />}
                onClick={() => setIsAsking(true)}
              >
                {copy.ideas.title}
              </Button>
              <ProductMenu
                product={product}
                actions={actions}
                hasEdit={false}
                onRemove={() => setIsRemoving(true)}
              />
            </div>
          ),
        })}
      />
      <Suspense>
        {theirs && theirs !== closed ? (
          <ProductConflict
            theirs={theirs.draft}
            mine={editor.form.getValues()}
            onKeepMine={() => void save(editor.keepMine())}
            onAcceptTheirs={editor.acceptTheirs}
            onClose={() => setClosed(theirs)}
          />
        ) : null}
        {isAsking ? <ProductIdeas product={product} onClose={() => setIsAsking(false)} /> : null}
        {isRemoving ? (
          <RemoveProduct
            product={product}
            onClose={() => setIsRemoving(false)}
            onRemoved={() => {
              editor.close()
              void navigate({ to: '/products' })
            }}
          />
        ) : null}
      </Suspense>
    </>
  )
}
