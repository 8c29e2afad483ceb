import type { ReelTemplate } from '@kadr/contract/studio/reel-templates'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { useDeleteTemplate } from '../api/templates.mutations.ts'
import { copy } from '../copy.ts'

const { deletion: words } = copy

export default function DeleteTemplate({
  template,
  onClose,
}: {
  template: ReelTemplate
  onClose: () => void
}) {
  const remove = useDeleteTemplate(template.id)
  return (
    <ConfirmDialog
      open
      isDanger
      title={words.title}
      text={words.text}
      confirmLabel={copy.delete}
      isPending={remove.isPending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: () => {
            notify.success(words.done)
            onClose()
          },
          onError: (error) => notify.error(words.failed, { text: failureText(error) }),
        })
      }
    />
  )
}
