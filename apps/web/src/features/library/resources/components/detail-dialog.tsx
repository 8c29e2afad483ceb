import {
  type Resource,
  type ResourceFolder,
  updateResource,
} from '@kadr/contract/library/resources'
import { useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { useResource } from '../api/resources.queries.ts'
import { copy } from '../copy.ts'
import { useResourceDraft } from '../model/use-resource-draft.ts'
import { DeleteResource } from './delete-resource.tsx'
import { DetailBody } from './detail-body.tsx'

type Props = { id: string; folders: readonly ResourceFolder[]; onClose: () => void }

const Unsaved = ({
  draft,
  onStay,
  onLeave,
}: {
  draft: ReturnType<typeof useResourceDraft>
  onStay: () => void
  onLeave: () => void
}) => (
  <ConfirmDialog
    open
    onOpenChange={(isOpen) => !isOpen && onStay()}
    title={copy.detail.unsavedTitle}
    text={copy.detail.unsavedText}
    confirmLabel={copy.detail.save}
    isPending={draft.isPending}
    onConfirm={() => void draft.save().then((isSaved) => (isSaved ? onLeave() : onStay()))}
  >
    <Button variant="danger" onClick={onLeave}>
      {copy.detail.leave}
    </Button>
  </ConfirmDialog>
)

const Loaded = ({ resource, folders, onClose }: Omit<Props, 'id'> & { resource: Resource }) => {
  const draft = useResourceDraft(resource)
  const canEdit = useCan(updateResource.action)
  const [confirming, setConfirming] = useState<'delete' | 'leave'>()
  const stay = () => setConfirming(undefined)
  return (
    <>
      <Dialog
        open
        hasOwnBack
        size="lg"
        title={resource.name}
        onOpenChange={() => (draft.isChanged ? setConfirming('leave') : onClose())}
      >
        <DetailBody
          resource={resource}
          folders={folders}
          canEdit={canEdit}
          draft={draft}
          onDelete={() => setConfirming('delete')}
        />
      </Dialog>
      {confirming === 'delete' ? (
        <DeleteResource resource={resource} onClose={stay} onDeleted={onClose} />
      ) : null}
      {confirming === 'leave' ? <Unsaved draft={draft} onStay={stay} onLeave={onClose} /> : null}
    </>
  )
}

export default function DetailDialog({ id, folders, onClose }: Props) {
  const query = useResource(id)
  return (
    <QueryFrame
      query={query}
      data={query.data}
      hasCard={false}
      failed={{ title: copy.detail.failed, text: failureText(query.error) }}
      loading={
        <SkeletonGroup label={copy.loading} className="grid gap-4">
          <Skeleton className="aspect-video w-full rounded-control" />
          <Skeleton className="h-11 w-full" />
        </SkeletonGroup>
      }
      around={(state) => (
        <Dialog open hasOwnBack size="lg" title={copy.detail.about} onOpenChange={onClose}>
          {state}
        </Dialog>
      )}
    >
      {(resource) => <Loaded key={id} resource={resource} folders={folders} onClose={onClose} />}
    </QueryFrame>
  )
}
