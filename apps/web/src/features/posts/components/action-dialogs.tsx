import { lazy, Suspense } from 'react'
import type { usePostActions } from '../model/use-post-actions.ts'

const MoveDialog = lazy(() => import('./move-dialog.tsx'))
const DeleteDialog = lazy(() => import('./delete-dialog.tsx'))

type Props = { actions: ReturnType<typeof usePostActions>; onDeleted?: () => void }

export const ActionDialogs = ({ actions: { asked, close }, onDeleted }: Props) => {
  if (!asked) return null
  const { action, post } = asked
  return (
    <Suspense>
      {action === 'move' ? (
        <MoveDialog post={post} onClose={close} />
      ) : (
        <DeleteDialog
          post={post}
          onClose={close}
          onDeleted={() => {
            close()
            onDeleted?.()
          }}
        />
      )}
    </Suspense>
  )
}
