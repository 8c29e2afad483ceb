import { lazy, Suspense } from 'react'
import type { usePostActions } from '../model/use-post-actions.ts'

const MoveDialog = lazy(() => import('./move-dialog.tsx'))
const ShareDialog = lazy(() => import('./share-dialog.tsx'))
const DeleteDialog = lazy(() => import('./delete-dialog.tsx'))

type Props = { actions: ReturnType<typeof usePostActions>; onDeleted?: () => void }

const AskedDialog = ({ actions: { asked, close }, onDeleted }: Props) => {
  if (!asked) return null
  const { action, post } = asked
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
    <AskedDialog {...props} />
  </Suspense>
)
