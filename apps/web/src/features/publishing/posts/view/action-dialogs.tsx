import { lazy, Suspense } from 'react'
import type { usePostActions } from './use-post-actions.ts'

const MoveDialog = lazy(() => import('./move-dialog.tsx'))
const ShareDialog = lazy(() => import('./share-dialog.tsx'))
const DeleteDialog = lazy(() => import('./delete-dialog.tsx'))

type Props = { actions: ReturnType<typeof usePostActions>; onDeleted?: () => void }

const ActionDialog = ({ actions: { dialog, close }, onDeleted }: Props) => {
  if (!dialog) return null
  const { action, post } = dialog
  if (action === 'move') return <MoveDialog post={post} onClose={close} />
  if (action === 'share') return <ShareDialog post={post} onClose={close} />
  return (
    <DeleteDialog
      post={post}
      onClose={close}
      onDeleted={() => {
        close()
        onDeleted?.()
      }}
    />
  )
}

export const ActionDialogs = (props: Props) => (
  <Suspense>
    <ActionDialog {...props} />
  </Suspense>
)
