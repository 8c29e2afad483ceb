import type { ReactNode } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { copy } from '../copy.ts'
import type { AttachForm } from './use-attach-form.ts'

type Props = { title: string; form: AttachForm; onClose: () => void; children: ReactNode }

export const AttachDialog = ({ title, form, onClose, children }: Props) => (
  <Dialog
    open
    onOpenChange={(isOpen) => {
      if (!isOpen) onClose()
    }}
    title={title}
  >
    <form
      ref={form.ref}
      noValidate
      autoComplete="off"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit(event.currentTarget)
      }}
    >
      {children}
      <div role="alert" className="empty:hidden">
        {form.failure ? (
          <Banner tone="danger" title={copy.dialog.failed} text={form.failure} />
        ) : null}
      </div>
      <div className="flex flex-col-reverse gap-2 md:flex-row md:justify-end">
        <Button variant="ghost" onClick={onClose}>
          {copy.dialog.cancel}
        </Button>
        <Button type="submit" isLoading={form.isSending}>
          {copy.dialog.submit}
        </Button>
      </div>
    </form>
  </Dialog>
)

/** For identifiers that must match the network exactly. */
export const EXACT = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const
