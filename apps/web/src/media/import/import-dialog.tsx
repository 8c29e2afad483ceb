import type { ReactNode } from 'react'
import { failureText } from '../../platform/api/failure-text.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog, DialogClose } from '../../ui/overlays/dialog.tsx'
import { copy } from '../copy.ts'

type Props = {
  title: string
  description: string
  check: { isReady: boolean; isPending: boolean; run: () => void }
  /** Undefined until the source has been checked. */
  create: { label: string; isReady: boolean; isPending: boolean; run: () => void } | undefined
  error: Error | null
  onBack: () => void
  onClose: () => void
  /** The form of the source, then the report of the check. */
  children: ReactNode
}

/** Two steps: a dry run shows what would be created, the second press creates it. */
export const ImportDialog = (props: Props) => {
  const { title, description, check, create, error, onBack, onClose, children } = props
  return (
    <Dialog
      open
      size="lg"
      title={title}
      description={description}
      onOpenChange={onClose}
      footer={
        create ? (
          <>
            <Button variant="ghost" onClick={onBack}>
              {copy.importDialog.back}
            </Button>
            <Button disabled={!create.isReady} isLoading={create.isPending} onClick={create.run}>
              {create.label}
            </Button>
          </>
        ) : (
          <>
            <DialogClose>
              <Button variant="ghost">{copy.importDialog.cancel}</Button>
            </DialogClose>
            <Button disabled={!check.isReady} isLoading={check.isPending} onClick={check.run}>
              {copy.importDialog.check}
            </Button>
          </>
        )
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {children}
        {error ? (
          <p role="alert" className="rounded-control bg-failed-soft p-3 text-label text-failed">
            {failureText(error)}
          </p>
        ) : null}
      </div>
    </Dialog>
  )
}
